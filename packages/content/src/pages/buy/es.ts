import { messagesFor } from '@otm/schema';
import { business } from '../../business.ts';
import { factText, shopFacts } from '../../shop/owner-facts.ts';
import { installmentOffers, lowestPrice } from '../../shop/price-phrases.ts';
import type { en } from './en.ts';

const { product, hostPlatform, dataFeed, email, hours } = business;

/** The pricing page in Spanish. */
export const es = messagesFor<typeof en>()({
  meta: {
    title: `Planes y precios de los indicadores ${product}`,
    description: `Los ocho indicadores en todos los planes: desde ${lowestPrice('yearly', 'es')} al año o ${lowestPrice('lifetime', 'es')} de por vida. Requisitos, entrega y reembolsos.`,
  },
  title: 'Planes y precios',
  headline: 'Los ocho indicadores, en todos los planes.',
  lead: 'Las actualizaciones y el soporte también son los mismos. Plus agrega videos de una estrategia de continuación.',
  recommended: 'Recomendado',
  allIndicators: 'Los ocho indicadores, actualizaciones y soporte',
  comparison: {
    title: 'En qué se diferencian',
    caption: 'En qué se diferencian los planes',
    note: factText(shopFacts.continuation, 'es'),
  },
  cost: {
    title: '¿Cuánto tiempo lo vas a usar?',
    hint: 'Elige los años y mira cuánto habrías pagado hasta entonces.',
    tier: 'Plan que se compara',
    figure: 'Total pagado al cabo de uno a cinco años: plan anual o pago único',
    yearly: 'Anual',
    lifetime: 'De por vida',
    caption:
      'Dólares de Estados Unidos. Cada escalón es un pago al comenzar el año, igual al primero.',
  },
  included: {
    title: 'Elijas el plan que elijas, los mismos ocho indicadores',
    lead: 'Cada imagen muestra la misma sesión simulada, leída por uno de los indicadores.',
    free: 'También gratis',
    updates: {
      title: 'Actualizaciones gratis',
      text: 'Cuando sale una versión nueva, te escribimos al correo de tu compra. La instalas y conservas tu licencia.',
    },
    support: {
      title: 'Soporte',
      text: `Por correo en ${email}, en el chat y en la comunidad. En el chat sueles tener respuesta en menos de 1 hora.`,
    },
  },
  steps: {
    title: 'Del pago al primer gráfico',
    lead: 'Cinco pasos. Uno es nuestro y tarda 1 día hábil como máximo.',
    you: 'Tú',
    items: {
      pay: {
        title: 'Pagas',
        text: 'La página de pago se abre en otra pestaña. Guarda el recibo.',
        when: 'Hoy',
      },
      send: {
        title: 'Envías tu ID de máquina',
        text: 'Un formulario breve pide tu nombre, tu correo y el ID del equipo en el que operas.',
        when: 'Apenas pagas',
      },
      receive: {
        title: 'Recibes tu licencia',
        text: 'La creamos para ese equipo y te la enviamos por correo, con instrucciones.',
        when: `En 1 día hábil como máximo (${hours.es})`,
      },
      download: {
        title: 'Descargas e importas',
        text: `Importas el archivo en ${hostPlatform.name} y reinicias la plataforma.`,
        when: 'Desde aquí, la venta es definitiva',
      },
      chart: {
        title: 'Ves tu primer gráfico',
        text: 'Agregas un indicador, que aparece en cuanto el gráfico recibe datos.',
        when: 'Unos minutos después',
      },
    },
    form: 'Formulario de la licencia',
    help: 'Ayuda para instalar',
    before: {
      title: 'Antes de la descarga',
      text: 'Comprueba que tu equipo cumpla los requisitos, prueba los dos indicadores gratis y pregunta lo que quieras saber. Un cambio de opinión no da derecho a reembolso.',
    },
    after: {
      title: 'Después: una excepción, durante 30 días',
      text: 'Si un problema técnico grave te impide usar los indicadores y nuestro soporte no puede resolverlo, puedes pedir un reembolso dentro de los 30 días siguientes a la compra.',
    },
  },
  requirements: {
    title: '¿Funciona en mi equipo?',
    lead: 'Los requisitos mínimos, uno por uno.',
    check: 'Comprobar este equipo',
    facts: [
      {
        title: hostPlatform.name,
        text: 'La plataforma de escritorio. No funciona en un navegador ni en un teléfono.',
      },
      { title: 'Windows 8.1', text: 'También 10, 11 y Windows Server 2012 o posterior.' },
      { title: '1 GHz', text: 'Procesador, de 32 o 64 bits.' },
      { title: '2 GB', text: 'De RAM.' },
      { title: '.NET 4.8', text: 'Se recomienda DirectX 10.' },
      { title: '1024 × 768', text: 'Pantalla, en píxeles.' },
    ],
    yes: 'Sí',
    no: 'No',
    works: [
      { title: 'Sin Tick Replay', text: 'La versión 2.5 no lo necesita.' },
      {
        title: 'En Market Replay',
        text: 'Practica con sesiones pasadas: los indicadores también funcionan con datos reproducidos.',
      },
      {
        title: 'Datos de futuros con bid y ask',
        text: `En cada operación, como los de ${dataFeed.name}.`,
      },
    ],
    doesNot: [
      {
        title: 'Forex al contado',
        text: 'No tiene un registro central de operaciones, y por eso ahí no hay una delta verdadera.',
      },
      {
        title: 'Operar en automático',
        text: 'Los indicadores no envían órdenes ni pueden automatizar una estrategia.',
      },
      { title: 'Versión de prueba', text: 'No hay. A cambio, dos indicadores son gratis.' },
    ],
  },
  questions: {
    title: 'Antes de comprar',
    lead: 'Respuestas cortas, cada una con un enlace a la completa.',
    ask: 'Preguntar por correo',
    meet: 'Reservar una reunión',
    items: {
      renewal: {
        title: '¿Qué pasa después del primer año?',
        text: factText(shopFacts.yearlyPlan, 'es'),
        action: 'Preguntar antes de pagar',
      },
      installments: {
        title: '¿Puedo pagar en partes?',
        text: `Sí: ${installmentOffers('es')}. Todos juntos suman el precio del plan. ${factText(shopFacts.installments, 'es')} Si necesitas otra forma de pago, pregúntanos.`,
        action: 'Preguntar por los pagos',
      },
      extra: {
        title: '¿Hay costos adicionales?',
        text: `De nuestra parte, no: cobramos el precio del plan y nada más. ${hostPlatform.name} y los datos de mercado son servicios aparte, con sus propios precios.`,
        action: 'Ver con qué funciona',
      },
      demo: {
        title: '¿Puedo probarlo antes de pagar?',
        text: 'No hay versión de prueba. Delta Bar y VWAP tienen versiones gratis, y un asesor puede mostrarte lo demás en una reunión.',
        action: 'Ver los indicadores gratis',
      },
      refund: {
        title: '¿Puedo pedir un reembolso?',
        text: 'La venta es definitiva cuando se descarga el archivo. Durante 30 días hay una excepción: un problema técnico grave que nuestro soporte no pueda resolver.',
        action: 'Leer las políticas',
      },
      computer: {
        title: '¿Y si cambio de equipo?',
        text: `La licencia se crea para un ID de máquina, y otro equipo tiene otro. ${factText(shopFacts.computers, 'es')}`,
        action: 'Escribir a soporte',
      },
    },
  },
  free: {
    title: '¿Todavía dudas? Prueba dos indicadores gratis.',
    text: 'Instala primero Delta Bar y VWAP y comprueba si la delta encaja con tu forma de operar.',
    get: 'Obtener',
  },
});
