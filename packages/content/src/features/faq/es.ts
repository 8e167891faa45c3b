import type { Question } from '@otm/schema';
import { business } from '../../business.ts';
import { formatList } from '../../format.ts';
import { indicators } from '../../indicators/index.ts';
import { instalmentOffers, lowestPrice } from '../../shop/price-phrases.ts';

const { product, hostPlatform, dataFeed, email, hours, community, booking } = business;
const { telegram, discord } = community;
const titles = indicators.map(({ title }) => title);

/** The questions that visitors ask, in Spanish. */
export const es: readonly Question[] = [
  {
    question: '¿Qué incluye cada plan?',
    answer: [
      `Todos los planes traen los mismos ocho indicadores: ${formatList(titles, 'es')}.`,
      'También incluyen soporte y actualizaciones gratis. Plus agrega una estrategia de continuación en video. Lo demás es cómo pagas y si la licencia vence.',
    ],
    link: { label: 'Comparar los planes', address: '/es/buy' },
  },
  {
    question: '¿Es un robot? ¿Lo puedo automatizar?',
    answer: [
      'No. Los indicadores dibujan en tu gráfico. No envían órdenes ni pueden automatizar una estrategia. Cada operación la decides tú, y el riesgo es tuyo.',
    ],
    link: {
      label: 'Cómo se combinan los indicadores',
      address: `/es/features/asi-usamos-${business.productSlug}`,
    },
  },
  {
    question: '¿Hay una versión de prueba?',
    answer: [
      'No. En su lugar puedes reservar una reunión con un asesor, que te muestra los indicadores y responde a tus preguntas.',
      'Además, puedes instalar gratis dos de los indicadores: Delta Bar y VWAP.',
    ],
    link: { label: 'Reservar una reunión', address: booking.url },
  },
  {
    question: '¿En qué plataforma funcionan?',
    answer: [
      `En ${hostPlatform.name}, la plataforma de escritorio, con Windows. No funcionan en el navegador ni en el teléfono.`,
      `${product} es independiente de quien fabrica la plataforma.`,
    ],
    link: { label: `Más sobre ${hostPlatform.name}`, address: hostPlatform.url },
  },
  {
    question: '¿Qué necesita mi equipo?',
    answer: [
      'Windows 8.1, 10 u 11, o Windows Server 2012 o posterior. Un procesador de 1 GHz (32 o 64 bits), 2 GB de RAM y .NET 4.8.',
      'Una pantalla de 1024 × 768 píxeles. Se recomienda DirectX 10. Eso es lo mínimo: muchos gráficos a la vez piden más.',
    ],
    link: { label: 'Comprobar tu equipo', address: '/es/install' },
  },
  {
    question: '¿Hace falta Tick Replay?',
    answer: [
      'No. La versión 2.5 no lo usa. Puedes dejarlo apagado, y así ahorras memoria y tiempo cuando carga un gráfico.',
    ],
  },
  {
    question: '¿Funcionan en Market Replay?',
    answer: [
      `Sí, a través de ${hostPlatform.name}. Ahí cargas los datos grabados de un día y los reproduces. Los indicadores trabajan con ellos.`,
      'Es una buena forma de practicar. Aun así es una simulación: tus órdenes no se cruzan con un mercado real.',
    ],
  },
  {
    question: '¿Qué datos de mercado necesito?',
    answer: [
      `Datos de futuros en tiempo real, con el bid (compra) y el ask (venta) de cada operación. De ahí sale la delta. Recomendamos ${dataFeed.name}.`,
      'El forex al contado no tiene un registro central de operaciones. Por eso no existe una delta verdadera.',
    ],
    link: { label: `Más sobre ${dataFeed.name}`, address: dataFeed.url },
  },
  {
    question: '¿En qué mercados los puedo usar?',
    answer: [
      'Se hicieron para futuros. La delta y el volumen valen lo que vale el registro de operaciones que tienen detrás, y los futuros se operan en una bolsa central.',
      `Si buscas un contrato concreto, pregunta a tu proveedor de datos si las operaciones traen bid y ask. Si operas otra cosa, escribe a ${email} con el nombre antes de comprar.`,
    ],
  },
  {
    question: '¿Me conviene la licencia de por vida o el plan anual?',
    answer: [
      `El plan anual cuesta desde ${lowestPrice('yearly', 'es')} al año. La licencia de por vida cuesta desde ${lowestPrice('lifetime', 'es')} una sola vez, no vence e incluye las actualizaciones futuras.`,
      'Los indicadores son los mismos. El plan anual cuesta menos hoy. La licencia de por vida cuesta menos si los usas varios años.',
    ],
    link: { label: 'Más sobre los pagos', address: '/es/features/pagos' },
  },
  {
    question: '¿Hay algún otro costo después de la compra?',
    answer: [
      'No. No cobramos nada extra ni te suscribes a nada más.',
      `${hostPlatform.name} y los datos de mercado son servicios de otras empresas, con sus propios precios.`,
    ],
  },
  {
    question: '¿Cómo recibo las actualizaciones?',
    answer: [
      'Avisamos de cada versión nueva por correo, a la dirección de tu compra. Las actualizaciones son gratis. Instalas la versión nueva y sigues trabajando.',
    ],
  },
  {
    question: '¿Cuándo y cómo me llega la licencia?',
    answer: [
      'Después de pagar llenas el formulario de la licencia con tu nombre, tu ID de máquina y tu correo.',
      `Creamos la licencia y te la mandamos por correo con instrucciones en 1 día hábil como máximo (${hours.es}). Si no llega, busca primero en el correo no deseado y luego escribe a ${email}.`,
    ],
    link: { label: 'Ir al formulario', address: '/es/licence' },
  },
  {
    question: '¿Qué es el ID de máquina y dónde está?',
    answer: [
      `Es un código de 32 letras y números que identifica tu equipo. ${hostPlatform.name} lo forma a partir de Windows y de las piezas del equipo. Tu licencia depende de él.`,
      'Búscalo en el menú Help (Ayuda) del Control Center y cópialo en vez de escribirlo. Si no lo encuentras, pregúntanos en el chat.',
    ],
    link: {
      label: 'Por qué la licencia va con un equipo',
      address: '/es/blog/por-que-la-licencia-va-con-un-equipo',
    },
  },
  {
    question: '¿Puedo cambiar de equipo?',
    answer: [
      'La licencia se crea para un ID de máquina. Otro equipo tiene otro ID. También puede cambiar con una pieza nueva o al reinstalar Windows. Entonces hay que crear la licencia de nuevo.',
      `Pregunta las condiciones al soporte antes de cambiar: escribe a ${email} con el nombre de tu compra y, si ya lo tienes, el nuevo ID de máquina.`,
    ],
  },
  {
    question: '¿Puedo pagar en partes?',
    answer: [
      `Sí, la licencia de por vida: ${instalmentOffers('es')}.`,
      'Si necesitas otra forma de pago, pregúntanos en el chat. Ahí te ayudamos con el financiamiento.',
    ],
    link: { label: 'Más sobre los pagos', address: '/es/features/pagos' },
  },
  {
    question: '¿Me pueden devolver el dinero?',
    answer: [
      'Toda venta es definitiva cuando se descarga el archivo. Hay una excepción en los 30 días siguientes a la compra: un problema técnico grave que el soporte no pueda resolver. Pedimos pruebas detalladas.',
      'No hay reembolso por un cambio de opinión, por problemas de otros programas ni por una configuración no estándar.',
    ],
    link: { label: 'Leer las políticas', address: '/es/policies' },
  },
  {
    question: 'Mi antivirus me avisa del archivo. ¿Qué hago?',
    answer: [
      'A veces un antivirus toma por amenaza un complemento de trading que no lo es. Analiza el archivo ZIP antes de importarlo. Sigue solo si lo bajaste de nuestro enlace.',
      'Nunca apagues el antivirus. Agrega una excepción solo para las carpetas de la plataforma e importa de nuevo. La página de instalación te muestra cómo.',
    ],
    link: { label: 'Instalar con excepciones', address: '/es/install' },
  },
  {
    question: 'El indicador no carga. ¿Qué puedo hacer?',
    answer: [
      'Abre el registro (log) de la plataforma y busca un error de DLL. Si aparece, puede que el antivirus haya quitado un archivo: agrega la excepción, importa de nuevo y reinicia.',
      'Si no aparece, comprueba que la licencia sea para este equipo, que el indicador esté en el gráfico y que te lleguen los datos.',
      'La página de instalación te guía en los dos casos. Si eso no basta, mándanos el registro.',
    ],
    link: { label: 'Encontrar el error', address: '/es/install' },
  },
  {
    question: '¿Cómo hablo con el soporte?',
    answer: [
      `Escribe a ${email}, usa el chat o pregunta en nuestra comunidad de ${telegram.name} y ${discord.name}. En el chat sueles tener respuesta en menos de 1 hora.`,
      'Dinos qué versión usas y qué hiciste antes del problema. Una captura de pantalla nos ahorra una vuelta.',
    ],
    link: { label: 'Contacto', address: '/es/contact' },
  },
];
