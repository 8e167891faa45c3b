import type { RuleId } from './messages-en.ts';

/** The message of every rule in Spanish: what is wrong about a value, and the remedy. */
export const es: Readonly<Record<RuleId, readonly [string, string]>> = {
  missing: ['no tiene valor', 'Ponle uno, por ejemplo {example}.'],
  blanks: ['empieza o termina con un espacio', 'Quita el espacio.'],
  placeholder: ['es un texto de relleno', 'Reemplázalo por tu valor, como {example}.'],
  'plain-text': ['contiene marcas, llaves o un salto de línea', 'Escribe texto en una sola línea.'],
  'too-long': ['tiene más de 60 caracteres', 'Acórtalo.'],
  slug: ['no sirve como nombre en una URL', 'Usa minúsculas, cifras y guiones: {example}.'],
  parameter: ['no es el nombre de un parámetro', 'Usa letras, cifras y guiones: {example}.'],
  url: ['no es una URL', 'Escribe la URL completa, como {example}.'],
  https: ['no empieza por https://', 'Escribe una URL https, como {example}.'],
  'public-host': [
    'está en un servidor al que nadie llega',
    'Usa un nombre público, como {example}.',
  ],
  credentials: [
    'contiene un usuario, una contraseña o un token',
    'Quítalo: cualquiera puede leer la URL.',
  ],
  'sample-url': ['es una muestra', 'Reemplázala por tu URL, como {example}.'],
  origin: [
    'es más que un origen',
    'Escribe solo https:// y el nombre, sin ruta ni barra final: {example}.',
  ],
  'other-host': ['está en el servidor de otro servicio', 'Usa una URL como {example}.'],
  'no-path': [
    'es la página de inicio de un servicio',
    'Escribe la URL de la tuya, como {example}.',
  ],
  'members-only': ['solo se abre para miembros', 'Usa una invitación, como {example}.'],
  'test-checkout': [
    'es una URL de prueba o de administración y no cobra',
    'Usa el enlace de pago real, como {example}.',
  ],
  'item-placeholder': [
    'no contiene {item}: todos los artículos tendrían la misma URL',
    'Escribe {item} donde va el artículo, o pon las URL en `links`.',
  ],
  'template-placeholder': [
    'tiene un marcador desconocido',
    'Solo se reemplazan {item} y {language}, como en {example}.',
  ],
  'no-link': [
    'no tiene URL para {item} en {language}',
    'Agrega {item} a sus `links`, o define su `template`.',
  ],
  'same-link': [
    'también es la URL de {other}',
    'Dale a cada artículo y a cada pago su propia URL.',
  ],
  'overwritten-parameter': [
    'lo llena {other}: el código reemplazaría al artículo',
    'Usa el nombre con que el pago recibe el código de un afiliado, como {example}.',
  ],
  'other-price': [
    'no es el precio de {other}, {price}, en el mismo pago',
    'Ponles el mismo precio, o dale a cada idioma su propia URL.',
  ],
  'unknown-item': ['no es artículo de ningún plan, producto ni descarga', '¿Será {nearest}?'],
  'raw-file': [
    'es una página sobre el archivo, no el archivo',
    'Usa la URL del archivo, como {example}.',
  ],
  fragment: ['contiene un #', 'Quita el # y lo que sigue.'],
  email: ['no es un correo al que se pueda escribir', 'Escribe uno como {example}.'],
  'sample-email': ['es una muestra con un nombre reservado', 'Pon el tuyo, como {example}.'],
  'no-reply': ['es una dirección que nadie lee', 'Usa una que leas, como {example}.'],
  phone: [
    'no es un número internacional y el chat no puede leerlo',
    'Escribe el código del país y el número en cifras, como {example}.',
  ],
  'fictional-phone': ['es un número que no puede existir', 'Pon el tuyo, como {example}.'],
  'sample-data': ['marca el negocio como muestra', 'Pon tus datos y después escribe {example}.'],
  days: ['no es una lista de días', 'Usa los días en inglés con dos letras: {example}.'],
  time: ['no es una hora', 'Escribe horas y minutos con dos cifras: {example}.'],
  'utc-offset': ['no es un número entero de horas desde UTC', 'Escribe un número de -12 a 14.'],
  'closes-first': [
    'no es después de abrir a las {opens}',
    'Escribe una hora más tarde del mismo día.',
  ],
  secret: [
    'es un secreto y quedaría publicado',
    'Quítalo, anúlalo donde lo creaste y pon el identificador público.',
  ],
  'captcha-secret': [
    'es la clave secreta del captcha y quedaría publicada',
    'Quítala, cámbiala en el panel de hCaptcha y pon la clave del sitio (un UUID).',
  ],
  'captcha-test-key': [
    'es una clave de prueba de hCaptcha que deja pasar a todos',
    'Pon la clave del sitio de tu cuenta.',
  ],
  'captcha-key': ['no es una clave de sitio de hCaptcha', 'Copia el UUID, como {example}.'],
  id: [
    'no es un identificador de la cuenta de correo',
    'Cópialo del panel de EmailJS, como {example}.',
  ],
  swapped: ['es el identificador de otra cosa', 'Copia el correcto, como {example}.'],
  'taken-parameter': [
    'es un campo del formulario que el captcha reemplazaría',
    'Usa otro nombre, como {example}.',
  ],
  'same-template': [
    'también es la plantilla del otro formulario',
    'Crea una plantilla para cada uno: envían campos distintos.',
  ],
  choice: ['no es uno de sus valores', 'Escribe {example}.'],
  sandbox: ['compila la versión de pruebas', 'Escribe SITE_SERVICES=live en .env.'],
  'unknown-name': ['es un nombre que nada lee', '¿Será {nearest}? Cámbialo o quítalo.'],
  'secret-name': [
    'es el nombre de un secreto, que un sitio publicado no puede guardar',
    'Quítalo de .env: las páginas solo necesitan identificadores públicos.',
  ],
  price: ['no es un precio mayor que cero', 'Escribe un monto en dólares, como {example}.'],
  cents: ['tiene más de dos decimales', 'Redondéalo a centavos.'],
  'regular-price': [
    'no es mayor que el precio de {price}',
    'Súbelo: aparece tachado junto al precio.',
  ],
  parts: ['no es un número de pagos', 'Escribe un número entero de 2 a 60.'],
  'parts-total': [
    'hace que {count} pagos sumen {total} en vez de {price}',
    'Corrige el número de pagos o el monto.',
  ],
  'pack-total': [
    'no es la suma de lo que cuestan sus partes, {total}',
    'Suma los precios de las partes; el paquete debe costar menos.',
  ],
  'analytics-id': ['no es el nombre ni el id del sitio', 'Cópialo del servicio, como {example}.'],
  'analytics-needs': ['necesita {missing}', 'Define también {missing}.'],
  'other-account': [
    'no es un id de {adapter}',
    'El de Plausible es el nombre del sitio, como acme.io; el de Umami, el id del sitio, un UUID.',
  ],
  'not-collector': [
    'es la URL de una página de inicio o de un script',
    'Escribe la URL que recibe los eventos, como https://plausible.io/api/event.',
  ],
  'repeated-id': ['también es el valor de {other}', 'Copia el correcto del panel de EmailJS.'],
  'analytics-off': ['no hace nada sin SITE_ANALYTICS', 'Define SITE_ANALYTICS, o quítalo.'],
  'base-path': ['no es una ruta', 'Escríbela con una barra solo al inicio: {example}.'],
  'same-id': ['aparece más de una vez', 'Dale a cada plan, producto y pago su propio id.'],
  'same-item': ['también es el artículo de {other}', 'Dale a cada uno su propio artículo.'],
  'two-recommended': ['se recomienda junto a {other}', 'Recomienda un plan por forma de pago.'],
  'no-plan': [
    'no tiene ningún plan con pago {billing}',
    'Agrega uno: los artículos nombran su precio.',
  ],
  color: ['no es un color', 'Escríbelo como #rrggbb, por ejemplo {example}.'],
  'sample-review': ['es una muestra', 'Pon un testimonio real con su fuente, o quítalo.'],
  'review-text': ['no tiene nombre o no tiene cita', 'Escribe los dos, como el cliente.'],
  'review-source': ['no nombra su fuente', 'Di dónde se puede comprobar, o márcalo como muestra.'],
  'sample-video': ['es una muestra', 'Pon el id de tu video, como {example}.'],
  'video-url': [
    'es una URL',
    'Escribe solo el id, los 11 caracteres después de v=, como {example}.',
  ],
  'video-id': ['no es el id de un video', 'Copia los 11 caracteres después de v=, como {example}.'],
  duration: ['no es una duración', 'Escribe minutos y segundos, como {example}.'],
  'no-capture': [
    'no tiene imagen de la plataforma',
    'Agrega una; mientras tanto se muestra una calculada.',
  ],
  'sample-fact': ['falta por indicar', 'Indica tu dato: las páginas lo marcan como muestra.'],
};
