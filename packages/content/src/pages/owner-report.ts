import { defineMessages, messagesFor } from '@otm/schema';

const en = {
  settings: {
    title: 'Settings of this build',
    lead: 'Every value as the pages use it. Open a link to see where it leads visitors.',
    try: 'Open',
  },
  checkouts: {
    title: 'Checkouts',
    lead: 'The URL where each item is sold, per language where they differ.',
  },
  outside: {
    title: 'Other links',
    lead: 'Pages of others that articles rely on, and the chat.',
    chat: 'Chat',
  },
  prices: {
    title: 'Prices as each page shows them',
    caption: 'Every price with its page',
    columns: { page: 'Page', item: 'Item', price: 'Price', more: 'Regular, in parts or per month' },
    monthly: 'per month',
    inText: 'in the text',
  },
  content: {
    title: 'Content in each language',
    lead: 'What a language lacks is named, unless it goes without on purpose.',
    gap: 'missing in {language}: {names}',
    kind: 'Kind',
    kinds: {
      guide: 'Guide articles',
      posts: 'Blog posts',
      terms: 'Glossary terms',
      reviews: 'Reviews',
      plans: 'Plans',
      videos: 'Videos',
      pages: 'Pages',
    },
  },
  stored: {
    title: 'Stored in this browser',
    lead: 'What the site remembers on this device. Removing it makes you a new visitor.',
    empty: 'Nothing is stored.',
    reset: 'Remove all of it',
    needsScript: 'This list needs JavaScript. Reload the page if it doesn’t appear.',
  },
  build: {
    title: 'This build',
    version: 'Version of the kit',
    services: 'Services',
    live: 'real services',
    sandbox: 'sandbox',
    origin: 'Origin',
    id: 'Build',
  },
} as const;

const es = messagesFor<typeof en>()({
  settings: {
    title: 'Valores de esta versión',
    lead: 'Cada valor como lo usan las páginas. Abre un enlace para ver adónde lleva.',
    try: 'Abrir',
  },
  checkouts: {
    title: 'Pagos',
    lead: 'La URL donde se vende cada artículo, por idioma cuando son distintas.',
  },
  outside: {
    title: 'Otros enlaces',
    lead: 'Páginas de otros en las que se apoyan los artículos, y el chat.',
    chat: 'Chat',
  },
  prices: {
    title: 'Los precios como los muestra cada página',
    caption: 'Cada precio con su página',
    columns: {
      page: 'Página',
      item: 'Artículo',
      price: 'Precio',
      more: 'Regular, en partes o al mes',
    },
    monthly: 'al mes',
    inText: 'en el texto',
  },
  content: {
    title: 'El contenido en cada idioma',
    lead: 'Lo que falta en un idioma aparece con su nombre, salvo que lo omita a propósito.',
    gap: 'falta en {language}: {names}',
    kind: 'Tipo',
    kinds: {
      guide: 'Artículos de la guía',
      posts: 'Artículos del blog',
      terms: 'Términos del glosario',
      reviews: 'Testimonios',
      plans: 'Planes',
      videos: 'Videos',
      pages: 'Páginas',
    },
  },
  stored: {
    title: 'Guardado en este navegador',
    lead: 'Lo que el sitio recuerda en este dispositivo. Si lo borras, vuelves a ser un visitante nuevo.',
    empty: 'No hay nada guardado.',
    reset: 'Borrar todo',
    needsScript: 'Esta lista necesita JavaScript. Si no aparece, recarga la página.',
  },
  build: {
    title: 'Esta versión',
    version: 'Versión del kit',
    services: 'Servicios',
    live: 'servicios reales',
    sandbox: 'de pruebas',
    origin: 'Origen',
    id: 'Compilación',
  },
});

/** The texts of the report on the owner's page. */
export const ownerReport = defineMessages(en, { es });
