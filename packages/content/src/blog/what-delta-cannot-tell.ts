import type { Article, ArticleText } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

const en: ArticleText = {
  meta: {
    title: 'What delta cannot tell you about a market',
    description:
      'Nine trades in which buyers lead and price falls. What delta counts, what it leaves out, and four questions to ask before you lean on it.',
  },
  linkTitle: 'What delta cannot tell',
  title: 'What delta cannot tell you',
  summary:
    'In the nine trades below buyers lead by 5 contracts and price falls by a point. Nothing is wrong with the data. Delta just answers another question.',
  blocks: [
    { type: 'byline', text: `By ${product}` },
    {
      type: 'paragraph',
      text: 'We sell indicators that count delta. So it is up to us to say what the count leaves out. A tool whose limits you know is worth more than one that you believe in.',
    },
    { type: 'heading', text: 'Green does not mean up' },
    {
      type: 'paragraph',
      text: 'The first mistake is to read delta as direction. The bar is green, so buyers are winning, so buy. But delta counts who was in a hurry. It does not count who got what they wanted.',
    },
    {
      type: 'paragraph',
      text: 'Here are nine trades in three bars. A trade at the ask adds its size, a trade at the bid takes it away.',
    },
    {
      type: 'facts',
      caption: 'Nine trades, three bars',
      rows: [
        { name: 'Bar 1', value: 'Ask: 5 at 100, 3 at 100. Bid: 4 at 99. Delta 4' },
        { name: 'Bar 2', value: 'Ask: 10 at 99. Bid: 6 at 98, 2 at 98. Delta 2' },
        { name: 'Bar 3', value: 'Ask: 7 at 99, 1 at 100. Bid: 9 at 99. Delta –1' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Add the bars: 4 + 2 – 1 = 5. Over the session buyers took 5 contracts more than sellers. Price began at 100 and ended at 99. Bars 1 and 2 both have a positive delta, and both close a point below their first trade.',
    },
    {
      type: 'paragraph',
      text: 'Look inside bar 2. After its first trade the delta stood at 10. Then 8 contracts were enough to bring price down a point. Whoever bought those 10 paid the top of the bar.',
    },
    { type: 'chart', chart: 'delta-bar', live: true },
    { type: 'heading', text: 'Five things it does not see' },
    {
      type: 'bullet',
      text: 'Who. One desk that buys 300 contracts and three hundred people who buy one each leave the same delta.',
    },
    {
      type: 'bullet',
      text: 'Why. A fund that sells shares may buy futures to close a hedge. Its buying is no opinion about the price.',
    },
    {
      type: 'bullet',
      text: 'Open or close. A short that is bought back counts as buying, just like a new long.',
    },
    {
      type: 'bullet',
      text: 'What was waiting. The limit orders that stopped a push are not in the count, and the ones that were pulled never will be.',
    },
    {
      type: 'bullet',
      text: 'The other half. Big positions can be built with limit orders alone. Then the delta points the wrong way all day.',
    },
    { type: 'heading', text: 'When the count itself is soft' },
    {
      type: 'paragraph',
      text: 'Each trade needs a side. If it prints at the ask or higher, it was a buy. At the bid or lower, it was a sell. Between the two nobody can tell, and a program must use a rule: compare with the price before. That rule is a guess, even if it is a good one.',
    },
    {
      type: 'linkedParagraph',
      text: 'Data without a bid and an ask for each trade gives no delta at all. Spot forex has no common tape, so there is nothing to count there. [Bid], [ask] and [aggressor] are in the glossary.',
      links: ['/glossary#bid', '/glossary#ask', '/glossary#aggressor'],
    },
    { type: 'heading', text: 'Four questions before you lean on it' },
    {
      type: 'steps',
      steps: [
        'How large is it against the volume? A delta of 200 is 40% of 500 contracts and 2% of 10,000.',
        'What did price do meanwhile? Delta without movement says more than movement with delta.',
        'Where does it happen? At a level that you had marked before, or just anywhere?',
        'Would you act the same if the number were a tenth off? If not, wait.',
      ],
    },
    { type: 'heading', text: 'What is left' },
    {
      type: 'linkedParagraph',
      text: 'A good deal is left. Delta tells you which side crossed the spread, and that is the side that pays to be fast. Next to price it shows whether the payment bought anything. The guide shows it for a single bar in [Delta Bar], and [absorption or exhaustion] puts it to work.',
      links: ['/features/otm-delta-bar', '/blog/absorption-vs-exhaustion'],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['delta', 'delta-percent', 'aggressor', 'passive-order', 'absorption', 'spread'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'No count of past trades removes the risk of the next one. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Lo que la delta no dice sobre un mercado',
    description:
      'Nueve operaciones en las que gana la compra y el precio baja. Qué cuenta la delta, qué deja fuera y cuatro preguntas antes de apoyarte en ella.',
  },
  linkTitle: 'Lo que la delta no dice',
  title: 'Lo que la delta no te dice',
  summary:
    'En estas nueve operaciones los compradores ganan por 5 contratos y el precio baja un punto. Los datos están bien. La delta responde otra pregunta.',
  blocks: [
    { type: 'byline', text: `Por ${product}` },
    {
      type: 'paragraph',
      text: 'Vendemos indicadores que cuentan la delta. Por eso nos toca decir qué deja fuera esa cuenta. Vale más una herramienta con límites conocidos que una en la que solo se cree.',
    },
    { type: 'heading', text: 'Verde no significa arriba' },
    {
      type: 'paragraph',
      text: 'El primer error es leer la delta como dirección. La barra es verde, ganan los compradores, compro. Pero la delta cuenta quién tenía prisa. No cuenta quién se salió con la suya.',
    },
    {
      type: 'paragraph',
      text: 'Aquí van nueve operaciones en tres barras. La que se hace en el ask (venta) suma su tamaño; la que se hace en el bid (compra) lo resta.',
    },
    {
      type: 'facts',
      caption: 'Nueve operaciones, tres barras',
      rows: [
        { name: 'Barra 1', value: 'Ask: 5 a 100, 3 a 100. Bid: 4 a 99. Delta 4' },
        { name: 'Barra 2', value: 'Ask: 10 a 99. Bid: 6 a 98, 2 a 98. Delta 2' },
        { name: 'Barra 3', value: 'Ask: 7 a 99, 1 a 100. Bid: 9 a 99. Delta –1' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Suma las barras: 4 + 2 – 1 = 5. En la sesión, los compradores tomaron 5 contratos más que los vendedores. El precio empezó en 100 y terminó en 99. Las barras 1 y 2 tienen delta positiva, y las dos cierran un punto por debajo de su primera operación.',
    },
    {
      type: 'paragraph',
      text: 'Mira dentro de la barra 2. Tras su primera operación, la delta era 10. Después bastaron 8 contratos para bajar el precio un punto. Quien compró esos 10 pagó el máximo de la barra.',
    },
    { type: 'chart', chart: 'delta-bar', live: true },
    { type: 'heading', text: 'Cinco cosas que no ve' },
    {
      type: 'bullet',
      text: 'Quién. Una mesa que compra 300 contratos y trescientas personas que compran uno dejan la misma delta.',
    },
    {
      type: 'bullet',
      text: 'Por qué. Un fondo que vende acciones puede comprar futuros para cerrar una cobertura. Esa compra no opina sobre el precio.',
    },
    {
      type: 'bullet',
      text: 'Si se abre o se cierra. Recomprar un corto cuenta como compra, igual que abrir un largo.',
    },
    {
      type: 'bullet',
      text: 'Lo que esperaba. Las órdenes límite que frenaron el empuje no entran en la cuenta, y las que se retiraron no entrarán nunca.',
    },
    {
      type: 'bullet',
      text: 'La otra mitad. Se puede armar una posición grande solo con órdenes límite. Entonces la delta apunta al revés todo el día.',
    },
    { type: 'heading', text: 'Cuando la propia cuenta es dudosa' },
    {
      type: 'paragraph',
      text: 'Cada operación necesita un lado. Si se hace en el ask o más arriba, fue compra. En el bid o más abajo, fue venta. Entre los dos no se sabe, y el programa aplica una regla: comparar con el precio anterior. Es una suposición, aunque sea buena.',
    },
    {
      type: 'linkedParagraph',
      text: 'Sin un bid y un ask para cada operación no hay delta. El forex al contado no tiene una cinta común, así que ahí no hay nada que contar. [Bid], [ask] y [agresor] están en el glosario.',
      links: ['/es/glosario#bid', '/es/glosario#ask', '/es/glosario#aggressor'],
    },
    { type: 'heading', text: 'Cuatro preguntas antes de apoyarte en ella' },
    {
      type: 'steps',
      steps: [
        '¿Qué tan grande es frente al volumen? Una delta de 200 es el 40\u00A0% de 500 contratos y el 2\u00A0% de 10,000.',
        '¿Qué hizo el precio mientras tanto? Una delta sin movimiento dice más que un movimiento con delta.',
        '¿Dónde ocurre? ¿En un nivel que ya tenías marcado o en cualquier parte?',
        '¿Harías lo mismo si el número fallara en una décima parte? Si no, espera.',
      ],
    },
    { type: 'heading', text: 'Lo que queda' },
    {
      type: 'linkedParagraph',
      text: 'Queda bastante. La delta te dice qué lado cruzó el spread, y ese es el lado que paga por ser rápido. Junto al precio muestra si el pago compró algo. La guía lo explica barra por barra en [Delta Bar], y [absorción o agotamiento] lo pone a trabajar.',
      links: ['/es/features/otm-delta-bar', '/es/blog/absorcion-y-agotamiento'],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['delta', 'delta-percent', 'aggressor', 'passive-order', 'absorption', 'spread'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Ninguna cuenta de operaciones pasadas elimina el riesgo de la próxima. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** The limits of delta, with nine trades in which buyers lead and price falls. */
export const whatDeltaCannotTell: Article = {
  slug: { en: 'what-delta-cannot-tell', es: 'lo-que-la-delta-no-dice' },
  picture: 'delta-bar',
  published: '2026-09-15',
  text: { en, es },
};
