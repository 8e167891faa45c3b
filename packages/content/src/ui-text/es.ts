import type { UiText } from './index.ts';

/** The strings of the chrome in Spanish. */
export const es = {
  skipLink: 'Saltar al contenido',
  brandLabel: 'página de inicio',
  nav: {
    label: 'Principal',
    home: 'Inicio',
    buy: 'Precios',
    freeIndicators: 'Gratis',
    risk: 'Riesgo',
    contact: 'Contacto',
    getStarted: 'Empezar',
    menu: 'Menú',
    closeMenu: 'Cerrar el menú',
  },
  language: { toggle: 'English', label: 'English: leer esta página en inglés' },
  theme: { toggle: 'Tema claro u oscuro' },
  external: '(se abre en otra pestaña)',
  close: 'Cerrar',
  readMore: 'Leer más',
  video: {
    play: 'Reproducir el video:',
    loads: '(carga YouTube)',
    summary: 'Qué cuenta el video',
  },
  cookies: {
    label: 'Aviso de almacenamiento',
    text: 'Este sitio guarda en tu navegador el idioma, el tema y un código de socio, y nada más. Ninguna cookie te sigue.',
    accept: 'Aceptar',
  },
  toTop: 'Volver arriba',
  chat: {
    label: 'Escríbenos por chat',
    name: 'Soporte de {{product}}',
    message: '¡Hola! Pregúntanos por los indicadores, tu licencia o las formas de pago.',
  },
  footer: {
    label: 'Sobre este sitio',
    risk: 'Operar futuros y forex conlleva un riesgo considerable de pérdida y no es adecuado para todos los inversores. Se puede perder más de lo invertido. Solo debe operarse con capital de riesgo. Los rendimientos pasados no son necesariamente indicativos de los futuros.',
    simulated:
      'Todos los gráficos de este sitio se calculan con operaciones simuladas. No son el resultado de una operación ni una recomendación. Los indicadores no son un sistema automático.',
    affiliation:
      '{{product}} es independiente de los fabricantes de {{platform}} y {{dataFeed}}. Esos nombres pertenecen a sus dueños.',
    contact: 'Contacto',
    contactPage: 'Formulario de contacto',
    community: 'Comunidad',
    legal: 'Legal',
    riskPage: 'Aviso de riesgo',
    policies: 'Política de devoluciones',
    copyright: '© {{year}} {{company}}. Todos los derechos reservados.',
    sample: 'Datos de muestra: el dueño de este sitio todavía no puso los suyos.',
  },
  billing: {
    legend: 'Forma de pago',
    yearly: 'Anual',
    lifetime: 'De por vida',
    shown: {
      yearly: 'Planes anuales: {{plans}}.',
      lifetime: 'Planes de por vida: {{plans}}.',
    },
  },
  plan: {
    regularPrice: 'Precio normal',
    included: 'Incluido',
    notIncluded: 'No incluido',
    instalments: 'o {{count}} pagos de {{amount}}',
    feature: 'Característica',
    price: 'Precio',
  },
  carousel: {
    carousel: 'carrusel',
    slide: 'diapositiva',
    start: 'Iniciar la rotación',
    stop: 'Detener la rotación',
    previous: 'Testimonio anterior',
    next: 'Testimonio siguiente',
  },
  review: { sample: 'Muestra, no es un cliente real', watch: 'Ver video' },
  order: { payWith: '{{checkout}} con {{provider}}' },
  sandbox: 'Sandbox: nada sale de esta computadora',
  failure: {
    label: 'Esta parte no funciona',
    text: 'No se pudo mostrar esta parte de la página. El resto funciona. Si la necesitas, escríbenos:',
  },
} satisfies UiText;
