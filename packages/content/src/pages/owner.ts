import { defineMessages, messagesFor, type TitledText } from '@otm/schema';
import type { SettingArea } from '@otm/schema/settings';

const businessFile = 'packages/content/src/business.ts';

const en = {
  meta: {
    title: 'The owner’s page: what’s left to set up',
    description:
      'For the owner of this site: sample values you still need to replace, where to replace them, and every page in both languages.',
  },
  title: 'The owner’s page',
  lead: 'What this build still shows as a sample, where you change it, and every page it has. The page has no password because nothing on it is private.',
  problems: {
    title: 'Still to set up',
    open: 'Open points',
    optional: 'optional',
    done: 'Every setting is your own. Run the deployment check before you publish.',
    areas: {
      environment: {
        title: 'Service accounts',
        text: 'The ids of your mail and captcha accounts, and the URL of your block list. Without SITE_SERVICES=live the build is a sandbox: local stand-ins replace every service.',
        file: '.env',
      },
      business: {
        title: 'Business facts',
        text: 'Names, contacts, links and checkouts. Samples are on reserved names until you set your own.',
        file: businessFile,
      },
      facts: {
        title: 'Facts only you know',
        text: 'Pages have room for these answers and show a sample mark until you give them.',
        file: 'packages/content/src/shop/owner-facts.ts',
      },
      shop: {
        title: 'Plans and products',
        text: 'Prices, installments, and the names of checkout items.',
        file: 'packages/content/src/shop',
      },
      reviews: {
        title: 'Testimonials',
        text: 'Samples are marked as samples wherever they appear. A real one names its source.',
        file: 'packages/content/src/reviews.ts',
      },
      videos: {
        title: 'Videos',
        text: 'Each language has its own videos. Replace each sample with the id of yours.',
        file: 'packages/content',
      },
      captures: {
        title: 'Pictures of the platform',
        text: 'Real captures of each indicator on a chart, with numbered spots. Until you add them, articles show computed pictures.',
        file: 'packages/content/src/captures.ts',
      },
    } satisfies Record<SettingArea, TitledText & { file: string }>,
  },
  help: {
    title: 'Where to find instructions',
    items: [
      {
        title: 'How do I change a text, a price, a page?',
        text: 'The table “How many files a change touches” names the files.',
        file: 'README.md',
      },
      {
        title: 'How do I connect my accounts?',
        text: 'Copy the example, replace its values and build again. Each line is explained there.',
        file: '.env.example',
      },
      {
        title: 'Is the site ready to publish?',
        text: 'One command builds the site and names everything that keeps it from real visitors.',
        file: 'npm run check:deploy',
      },
    ],
  },
  sandbox: {
    title: 'The sandbox',
    text: 'Try the forms: what they send arrives in this computer’s inbox and nowhere else.',
    start: 'Open the sandbox',
    inbox: 'Open the inbox',
  },
  pages: {
    title: 'Every page',
    lead: 'Pages without a mark may be listed by search engines.',
    address: 'Address',
    languages: { en: 'English', es: 'Spanish' },
    others: 'More pages, in the sitemap:',
    unlisted: 'not listed',
  },
} as const;

const es = messagesFor<typeof en>()({
  meta: {
    title: 'La página del dueño: qué falta por configurar',
    description:
      'Para el dueño de este sitio: los valores de muestra que faltan por reemplazar, dónde se cambian y todas las páginas.',
  },
  title: 'La página del dueño',
  lead: 'Qué sigue siendo de muestra, dónde se cambia y todas las páginas. No pide contraseña porque no contiene nada privado.',
  problems: {
    title: 'Falta por configurar',
    open: 'Puntos abiertos',
    optional: 'opcional',
    done: 'Todos los valores son tuyos. Ejecuta la comprobación de despliegue antes de publicar.',
    areas: {
      environment: {
        title: 'Cuentas de los servicios',
        text: 'Los identificadores de tu correo y captcha, y la URL de tu lista de bloqueo. Sin SITE_SERVICES=live, sustitutos locales reemplazan cada servicio.',
        file: '.env',
      },
      business: {
        title: 'Datos del negocio',
        text: 'Nombres, contactos, enlaces y pagos. Las muestras usan nombres reservados hasta que pongas los tuyos.',
        file: businessFile,
      },
      facts: {
        title: 'Datos que solo tú conoces',
        text: 'Las páginas tienen un lugar para estas respuestas y muestran una marca mientras no las des.',
        file: 'packages/content/src/shop/owner-facts.ts',
      },
      shop: {
        title: 'Planes y productos',
        text: 'Precios, pagos en partes y nombres de los artículos en el pago.',
        file: 'packages/content/src/shop',
      },
      reviews: {
        title: 'Testimonios',
        text: 'Las muestras llevan su marca en todas partes. Un testimonio real nombra su fuente.',
        file: 'packages/content/src/reviews.ts',
      },
      videos: {
        title: 'Videos',
        text: 'Cada idioma tiene sus propios videos. Reemplaza cada muestra por el id del tuyo.',
        file: 'packages/content',
      },
      captures: {
        title: 'Imágenes de la plataforma',
        text: 'Capturas reales de cada indicador, con puntos numerados. Mientras no las agregues, los artículos muestran imágenes calculadas.',
        file: 'packages/content/src/captures.ts',
      },
    },
  },
  help: {
    title: 'Dónde leer cómo se hace',
    items: [
      {
        title: '¿Cómo cambio un texto, un precio o una página?',
        text: 'Una tabla (en inglés) nombra los archivos de cada cambio.',
        file: 'README.md',
      },
      {
        title: '¿Cómo conecto mis cuentas?',
        text: 'Copia el ejemplo, reemplaza sus valores y compila otra vez. El archivo lo explica todo.',
        file: '.env.example',
      },
      {
        title: '¿Está listo el sitio para publicarse?',
        text: 'Un comando compila el sitio y enumera lo que falta para publicarlo.',
        file: 'npm run check:deploy',
      },
    ],
  },
  sandbox: {
    title: 'El entorno de pruebas',
    text: 'Lo que envían los formularios llega a la bandeja de este equipo y a ningún otro lugar.',
    start: 'Abrir el entorno de pruebas',
    inbox: 'Abrir la bandeja de entrada',
  },
  pages: {
    title: 'Todas las páginas',
    lead: 'Las páginas sin marca pueden aparecer en los buscadores.',
    address: 'Dirección',
    languages: { en: 'Inglés', es: 'Español' },
    others: 'Más páginas, en el mapa del sitio:',
    unlisted: 'fuera de los buscadores',
  },
});

/** The texts of the owner's page. */
export const ownerPage = defineMessages(en, { es });
