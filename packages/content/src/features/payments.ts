import type { Article, ArticleText } from '@otm/schema';
import { business } from '../business.ts';
import { instalmentOffers, lowestPrice } from '../shop/price-phrases.ts';

const { hostPlatform, email, hours } = business;

const en: ArticleText = {
  meta: {
    title: 'Payments: yearly plan, lifetime licence, instalments',
    description:
      'Pay each year, once, or in equal parts. Where you pay, what happens after that, what is refunded, and whom to ask about financing.',
  },
  linkTitle: 'Payments',
  title: 'Payments: what you pay, where, and what comes next',
  summary:
    'A yearly plan or a lifetime licence, at once or in parts. What each one means, and the way from the payment to the first chart.',
  blocks: [
    { type: 'heading', text: 'Two ways to pay' },
    {
      type: 'paragraph',
      text: 'Every plan holds the same eight indicators, with free updates and support. What differs is how you pay for them.',
    },
    {
      type: 'facts',
      caption: 'Ways to pay',
      rows: [
        { name: 'Yearly plan', value: `${lowestPrice('yearly', 'en')} per year` },
        { name: 'Lifetime licence', value: `${lowestPrice('lifetime', 'en')} once` },
        { name: 'In parts', value: instalmentOffers('en') },
        { name: 'Currency', value: 'US dollars' },
        { name: 'Where', value: 'Hosted checkout, in a new tab' },
      ],
    },
    {
      type: 'linkedParagraph',
      text: 'The [pricing page] sets the plans side by side. The crossed-out figure there is the regular price. You pay the other one.',
      links: ['/buy'],
    },
    { type: 'heading', text: 'Yearly or lifetime?' },
    {
      type: 'bullet',
      text: 'Yearly costs less today. It suits you if you want to work with the indicators for a while before you commit.',
    },
    {
      type: 'bullet',
      text: 'Lifetime is paid once and does not expire. It suits you if you already know that you will keep them.',
    },
    {
      type: 'paragraph',
      text: 'Do you want to know how a yearly plan goes on after its first year? Ask us in the chat before you pay, so that nothing surprises you.',
    },
    { type: 'heading', text: 'Paying in parts' },
    {
      type: 'paragraph',
      text: `You can pay a lifetime licence in equal parts: ${instalmentOffers('en')}. The parts add up to the price of the plan, and not a dollar more.`,
    },
    {
      type: 'paragraph',
      text: 'The same hosted checkout takes the payments. If it matters to you when each part is due, ask us first.',
    },
    {
      type: 'paragraph',
      text: 'Does none of this fit? Open the chat and tell us what would. That is where we help with financing. You talk to a person, and you agree to nothing by asking.',
    },
    { type: 'heading', text: 'Where your money goes' },
    {
      type: 'paragraph',
      text: 'The button of a plan opens the hosted checkout in a new tab. A payment company runs it. You type the number of your card there, and this site never sees it.',
    },
    {
      type: 'paragraph',
      text: `After the purchase there is no extra cost and no added subscription. ${hostPlatform.name} and the market data are separate services with prices of their own.`,
    },
    { type: 'heading', text: 'After you have paid' },
    {
      type: 'steps',
      steps: [
        'Keep the receipt of the checkout.',
        'Fill in the licence form: your name, machine ID and e-mail address, and a message if you like.',
        `Wait for our e-mail. We make the licence for that computer and send it with instructions within 1 business day (${hours.en}).`,
        'Import the indicators, restart the platform and add one to a chart.',
      ],
    },
    {
      type: 'linkedParagraph',
      text: 'The form is on the [licence page]. The [installation page] shows the last step in detail.',
      links: ['/licence', '/install'],
    },
    { type: 'heading', text: 'Refunds' },
    {
      type: 'linkedParagraph',
      text: `A sale is final once the file is downloaded. For 30 days after the purchase there is one exception: a major technical problem that our support cannot solve. Write to ${email} and describe it in detail, with evidence. A change of mind, other software or a non-standard setup is no reason for a refund. The [sales and return policies] say the rest.`,
      links: ['/policies'],
    },
    {
      type: 'linkedParagraph',
      text: 'So try before you pay. Two indicators are [free], and an advisor can show you the others in a meeting.',
      links: ['/free-indicators/deltabar'],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['licence', 'machine-id', 'data-feed', 'risk-capital'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'A licence does not make a trade safer. Do not pay for it with money that you need, and do not count on trades to pay it back. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Pagos: plan anual, licencia de por vida y pago en partes',
    description:
      'Paga cada año, una sola vez o en partes iguales. Dónde pagas, qué pasa después, qué se reembolsa y a quién preguntar por financiamiento.',
  },
  linkTitle: 'Pagos',
  title: 'Pagos: cuánto, dónde y qué sigue',
  summary:
    'Un plan anual o una licencia de por vida, en un solo pago o en partes. Qué implica cada opción y cómo llegas del pago al primer gráfico.',
  blocks: [
    { type: 'heading', text: 'Dos formas de pagar' },
    {
      type: 'paragraph',
      text: 'Todos los planes traen los mismos ocho indicadores, con actualizaciones gratis y soporte. Plus agrega una estrategia de continuación en video. Lo demás es cómo pagas.',
    },
    {
      type: 'facts',
      caption: 'Formas de pago',
      rows: [
        { name: 'Plan anual', value: `Desde ${lowestPrice('yearly', 'es')} al año` },
        {
          name: 'Licencia de por vida',
          value: `Desde ${lowestPrice('lifetime', 'es')}, un solo pago`,
        },
        { name: 'En partes', value: instalmentOffers('es') },
        { name: 'Moneda', value: 'Dólares de Estados Unidos' },
        { name: 'Dónde', value: 'Página de pago externa, en otra pestaña' },
      ],
    },
    {
      type: 'linkedParagraph',
      text: 'La [página de precios] pone los planes lado a lado. La cifra tachada es el precio normal. Tú pagas la otra.',
      links: ['/es/buy'],
    },
    { type: 'heading', text: '¿Anual o de por vida?' },
    {
      type: 'bullet',
      text: 'El plan anual cuesta menos hoy. Te conviene si quieres trabajar un tiempo con los indicadores antes de decidirte.',
    },
    {
      type: 'bullet',
      text: 'La licencia de por vida se paga una vez y no vence. Te conviene si ya sabes que te los vas a quedar.',
    },
    {
      type: 'paragraph',
      text: '¿Quieres saber cómo sigue un plan anual después del primer año? Pregúntanos en el chat antes de pagar. Así no hay sorpresas.',
    },
    { type: 'heading', text: 'Pagar en partes' },
    {
      type: 'paragraph',
      text: `Puedes pagar la licencia de por vida en partes iguales: ${instalmentOffers('es')}. Los pagos suman el precio del plan, ni un dólar más.`,
    },
    {
      type: 'paragraph',
      text: 'Los pagos se hacen en la misma página de pago. Si te importa la fecha de cada uno, pregúntanos antes.',
    },
    {
      type: 'paragraph',
      text: '¿Nada de esto te sirve? Abre el chat y cuéntanos qué necesitas. Ahí te ayudamos con el financiamiento. Hablas con una persona y preguntar no te obliga a nada.',
    },
    { type: 'heading', text: 'Adónde va tu dinero' },
    {
      type: 'paragraph',
      text: 'El botón de cada plan abre la página de pago en otra pestaña. La maneja una empresa de pagos. Ahí escribes el número de tu tarjeta, y este sitio nunca lo ve.',
    },
    {
      type: 'paragraph',
      text: `Después de la compra no hay costos extra ni otra suscripción. ${hostPlatform.name} y los datos de mercado son servicios aparte, con sus propios precios.`,
    },
    { type: 'heading', text: 'Después de pagar' },
    {
      type: 'steps',
      steps: [
        'Guarda el recibo de la compra.',
        'Llena el formulario de la licencia: tu nombre, tu ID de máquina, tu correo y un mensaje si quieres.',
        `Espera nuestro correo. Creamos la licencia para ese equipo y te la mandamos con instrucciones en 1 día hábil como máximo (${hours.es}).`,
        'Importa los indicadores, reinicia la plataforma y agrega uno a un gráfico.',
      ],
    },
    {
      type: 'linkedParagraph',
      text: 'El formulario está en la [página de la licencia]. La [página de instalación] explica en detalle el último paso.',
      links: ['/es/licence', '/es/install'],
    },
    { type: 'heading', text: 'Reembolsos' },
    {
      type: 'linkedParagraph',
      text: `La venta es definitiva cuando se descarga el archivo. Hay una excepción durante los 30 días siguientes a la compra: un problema técnico grave que nuestro soporte no pueda resolver. Escribe a ${email} y descríbelo en detalle, con pruebas. Un cambio de opinión, otro programa o una configuración no estándar no dan derecho a reembolso. El resto está en las [políticas de venta y devolución].`,
      links: ['/es/policies'],
    },
    {
      type: 'linkedParagraph',
      text: 'Por eso, prueba antes de pagar. Dos indicadores son [gratis] y un asesor puede mostrarte los demás en una reunión.',
      links: ['/es/free-indicators/deltabar'],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['licence', 'machine-id', 'data-feed', 'risk-capital'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Una licencia no vuelve más segura una operación. No la pagues con dinero que te haga falta ni cuentes con que tus operaciones la cubran. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** The guide's card on prices, checkout and what happens after paying. */
export const payments: Article = {
  slug: { en: 'payments', es: 'pagos' },
  picture: 'vwap',
  published: '2026-11-02',
  text: { en, es },
};
