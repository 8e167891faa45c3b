import { deltaBar as indicator } from '../indicators/delta-bar.ts';
import type { Article, ArticleText } from '../schema/article.ts';

const en: ArticleText = {
  meta: {
    title: 'Delta Bar: how to read the delta of each bar',
    description:
      'Delta Bar subtracts aggressive selling from aggressive buying in every bar. What it measures, how to read it, and where it misleads.',
  },
  linkTitle: indicator.title,
  title: 'Delta Bar: who acted in this bar?',
  summary:
    'Delta Bar counts the contracts bought at the ask, takes away those sold at the bid, and draws the rest under each candle.',
  blocks: [
    { type: 'heading', text: 'What it measures' },
    {
      type: 'paragraph',
      text: 'Every trade has two sides, but only one of them is in a hurry. A buyer who takes the ask will not wait. A seller who hits the bid will not wait. Delta is the volume of the first kind minus the volume of the second, counted inside one bar.',
    },
    {
      type: 'paragraph',
      text: 'A bar with 900 contracts bought at the ask and 600 sold at the bid has a delta of 300. The bar traded 1,500 contracts in all, so delta is 20% of its volume. A thin line shows how far the count ran up and down before the bar closed.',
    },
    { type: 'chart', chart: 'delta-bar', live: true },
    { type: 'heading', text: 'How to read it' },
    {
      type: 'bullet',
      text: 'Delta and candle agree: aggressive buyers pushed, and price gave way. The push worked.',
    },
    {
      type: 'bullet',
      text: 'Large delta, small candle: one side attacked and price hardly moved. Somebody absorbed the orders with limit orders.',
    },
    {
      type: 'bullet',
      text: 'Delta shrinks at a new high or low: fewer traders chase the move. That is exhaustion, and it asks for patience more than for a trade.',
    },
    {
      type: 'bullet',
      text: 'The thin line runs far and comes back: the bar changed hands inside. Its close tells only half of the story.',
    },
    { type: 'heading', text: 'Settings' },
    {
      type: 'facts',
      caption: 'Settings of Delta Bar',
      rows: [
        { name: 'Bar size', value: 'Follows your chart: time, tick or volume bars' },
        { name: 'Shown as', value: 'A count of contracts, or a share of the bar’s volume' },
        { name: 'Data', value: 'Trades with bid and ask; no tick replay' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Short bars give many small deltas and much noise. Start with the bar size that you already trade and change one thing at a time.',
    },
    { type: 'heading', text: 'Where it misleads' },
    {
      type: 'paragraph',
      text: 'Delta counts who was in a hurry, not who was right. A positive delta does not mean that price rose. A patient seller with a large limit order can take everything that buyers throw at the market.',
    },
    {
      type: 'paragraph',
      text: 'A single bar proves little. One fund that hedges a position looks just like a crowd that believes in a move. Without a place on the chart that matters, a delta is only a number.',
    },
    {
      type: 'linkedParagraph',
      text: 'When you want to see how the balance builds up over the whole session, read [Delta Cumulative] next.',
      links: ['/features/otm-delta-cumulative'],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['delta', 'aggressor', 'absorption', 'exhaustion', 'bid', 'ask'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'Delta describes what was traded. It does not say what comes next. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Delta Bar: cómo leer la delta de cada barra',
    description:
      'Delta Bar resta la venta agresiva de la compra agresiva en cada barra. Qué mide, cómo se lee y en qué casos engaña.',
  },
  linkTitle: indicator.title,
  title: 'Delta Bar: ¿quién actuó en esta barra?',
  summary:
    'Delta Bar cuenta los contratos comprados en el ask, les resta los vendidos en el bid y dibuja el resultado bajo cada vela.',
  blocks: [
    { type: 'heading', text: 'Qué mide' },
    {
      type: 'paragraph',
      text: 'Toda operación tiene dos lados, pero solo uno tiene prisa. Quien compra en el ask (venta) no quiere esperar. Quien vende en el bid (compra) tampoco. La delta es el volumen de los primeros menos el de los segundos, contado dentro de una barra.',
    },
    {
      type: 'paragraph',
      text: 'Una barra con 900 contratos comprados en el ask y 600 vendidos en el bid tiene una delta de 300. En total pasaron 1,500 contratos, así que la delta es el 20\u00A0% del volumen. Una línea fina muestra hasta dónde llegó la cuenta antes del cierre.',
    },
    { type: 'chart', chart: 'delta-bar', live: true },
    { type: 'heading', text: 'Cómo se lee' },
    {
      type: 'bullet',
      text: 'La delta y la vela coinciden: los compradores empujaron y el precio cedió. El empuje funcionó.',
    },
    {
      type: 'bullet',
      text: 'Mucha delta y poca vela: un lado atacó y el precio casi no se movió. Alguien absorbió esas órdenes con órdenes límite.',
    },
    {
      type: 'bullet',
      text: 'La delta se encoge en un nuevo máximo o mínimo: cada vez menos traders persiguen el movimiento. Es agotamiento, y pide más paciencia que una entrada.',
    },
    {
      type: 'bullet',
      text: 'La línea fina llega lejos y regresa: la barra cambió de manos por dentro. Su cierre cuenta solo la mitad.',
    },
    { type: 'heading', text: 'Ajustes' },
    {
      type: 'facts',
      caption: 'Ajustes de Delta Bar',
      rows: [
        { name: 'Tamaño de barra', value: 'El de tu gráfico: barras de tiempo, ticks o volumen' },
        { name: 'Se muestra como', value: 'Número de contratos o parte del volumen de la barra' },
        { name: 'Datos', value: 'Operaciones con bid y ask; sin Tick Replay' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Las barras cortas dan muchas deltas pequeñas y mucho ruido. Empieza con el tamaño de barra que ya usas y cambia una sola cosa a la vez.',
    },
    { type: 'heading', text: 'Dónde engaña' },
    {
      type: 'paragraph',
      text: 'La delta cuenta quién tenía prisa, no quién tenía razón. Una delta positiva no significa que el precio subió. Un vendedor paciente con una orden límite grande puede quedarse con todo lo que le lancen los compradores.',
    },
    {
      type: 'paragraph',
      text: 'Una sola barra prueba poco. Un fondo que cubre una posición se ve igual que una multitud convencida. Lejos de una zona importante del gráfico, la delta es solo un número.',
    },
    {
      type: 'linkedParagraph',
      text: 'Si quieres ver cómo se acumula ese saldo durante toda la sesión, sigue con [Delta Cumulative].',
      links: ['/es/features/otm-delta-cumulative'],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['delta', 'aggressor', 'absorption', 'exhaustion', 'bid', 'ask'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'La delta describe lo que ya se operó. No dice qué viene después. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** The guide's card on Delta Bar. */
export const deltaBar: Article = {
  slug: { en: indicator.slug, es: indicator.slug },
  picture: 'delta-bar',
  published: '2026-11-02',
  text: { en, es },
};
