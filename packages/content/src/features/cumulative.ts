import type { Article, ArticleText } from '@otm/schema';
import { cumulative as indicator } from '../indicators/cumulative.ts';

const en: ArticleText = {
  meta: {
    title: 'Delta Cumulative: delta since the open',
    description:
      'Delta Cumulative keeps a running total of delta from the open. How its candles are built, what a divergence says, and what it cannot say.',
  },
  linkTitle: indicator.title,
  title: 'Delta Cumulative: who has pressed since the open?',
  summary:
    'One bar is a moment. Delta Cumulative adds the moments up, so you can lay the pressure of the whole session beside its price.',
  blocks: [
    { type: 'heading', text: 'What it measures' },
    {
      type: 'paragraph',
      text: 'It keeps a running balance, from the open on, of the volume that bought at once against the volume that sold at once.',
    },
    {
      type: 'paragraph',
      text: 'Think of a bank account. Each bar pays in or draws out, and the curve shows what is left. It begins at zero when the session opens. A rise means that buyers have taken more from the ask than sellers have given to the bid. That balance is the cumulative delta.',
    },
    { type: 'chart', chart: 'cumulative', live: true },
    { type: 'heading', text: 'How a candle is made' },
    {
      type: 'paragraph',
      text: 'Three bars have deltas of 300, 200 and minus 100. The balance closes at 300, then at 500, then at 400. Each candle opens where the one before it closed.',
    },
    {
      type: 'paragraph',
      text: 'The wicks come from inside the bar. Suppose the count of the second bar reached 450 before it ended at 200. Then its candle opens at 300, goes as high as 750 and closes at 500. A long wick tells you that a push was made and taken back.',
    },
    { type: 'heading', text: 'How to read it' },
    {
      type: 'bullet',
      text: 'Price and balance climb together: buyers pay up, and price follows them. Effort and result agree.',
    },
    {
      type: 'bullet',
      text: 'A new high in price without one in the balance: a divergence. The high is not confirmed. It says no more than that.',
    },
    {
      type: 'bullet',
      text: 'The balance climbs and price stands still: somebody sells to every buyer who comes. Absorption can go on for hours.',
    },
    {
      type: 'bullet',
      text: 'The balance is flat and price travels: neither side pressed harder. Price moved because resting orders stepped aside.',
    },
    { type: 'heading', text: 'Settings' },
    {
      type: 'facts',
      caption: 'Delta Cumulative at a glance',
      rows: [
        { name: 'Starts at', value: 'Zero, with each new session' },
        { name: 'Bar size in the replay', value: '1 to 30 minutes; 5 at the start' },
        { name: 'High and low', value: 'The open plus the highest and lowest count in the bar' },
        { name: 'Data', value: 'Trades with bid and ask; no tick replay' },
      ],
    },
    {
      type: 'paragraph',
      text: 'The bar size changes how many candles you see. It never changes where the balance ends, because the trades stay the same.',
    },
    { type: 'heading', text: 'Where it misleads' },
    {
      type: 'paragraph',
      text: 'The level depends on where you begin. Count from the evening open or from the morning open, and the same market shows two totals. So a balance of 5,000 is neither high nor low. Compare one moment with another on the same chart, and nothing else.',
    },
    {
      type: 'paragraph',
      text: 'A divergence is a description, not a clock. It can last all day while price keeps going. The balance sees those who took and not those who waited, and a patient seller can serve buyers from the open to the close. Those who fade a trend just because the lines have parted may find themselves on the wrong side for hours.',
    },
    {
      type: 'linkedParagraph',
      text: 'A divergence is one part of [the reversals strategy]. The article also shows the sessions in which it failed.',
      links: ['/features/reversals-strategy'],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['cumulative-delta', 'divergence', 'absorption', 'session', 'trend', 'limit-order'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'A balance of past trades is not a forecast. Price can move against it for as long as it likes. Futures can lose you more than your deposit.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Delta Cumulative: la delta desde la apertura',
    description:
      'Delta Cumulative lleva el total de la delta desde la apertura. Cómo se forman sus velas, qué dice una divergencia y qué no puede decir.',
  },
  linkTitle: indicator.title,
  title: 'Delta Cumulative: ¿quién presiona desde la apertura?',
  summary:
    'Una barra es un momento. Delta Cumulative suma los momentos para que pongas la presión de toda la sesión al lado de su precio.',
  blocks: [
    { type: 'heading', text: 'Qué mide' },
    {
      type: 'paragraph',
      text: 'Lleva un saldo, desde la apertura, entre el volumen que compró al instante y el volumen que vendió al instante.',
    },
    {
      type: 'paragraph',
      text: 'Piensa en una cuenta de banco. Cada barra deposita o retira, y la curva muestra lo que queda. Empieza en cero cuando abre la sesión. Si sube, los compradores tomaron del ask (venta) más de lo que los vendedores entregaron al bid (compra). Ese saldo es la delta acumulada.',
    },
    { type: 'chart', chart: 'cumulative', live: true },
    { type: 'heading', text: 'Cómo se forma una vela' },
    {
      type: 'paragraph',
      text: 'Tres barras tienen deltas de 300, 200 y menos 100. El saldo cierra en 300, luego en 500 y después en 400. Cada vela abre donde cerró la anterior.',
    },
    {
      type: 'paragraph',
      text: 'Las mechas salen del interior de la barra. Supón que la cuenta de la segunda llegó a 450 antes de terminar en 200. Entonces su vela abre en 300, sube hasta 750 y cierra en 500. Una mecha larga cuenta que hubo un empujón y que lo devolvieron.',
    },
    { type: 'heading', text: 'Cómo se lee' },
    {
      type: 'bullet',
      text: 'El precio y el saldo suben juntos: los compradores pagan más y el precio los sigue. Esfuerzo y resultado coinciden.',
    },
    {
      type: 'bullet',
      text: 'Un máximo nuevo en el precio y no en el saldo: hay divergencia. El máximo queda sin confirmar. No dice más que eso.',
    },
    {
      type: 'bullet',
      text: 'El saldo sube y el precio no se mueve: alguien le vende a cada comprador que llega. La absorción puede durar horas.',
    },
    {
      type: 'bullet',
      text: 'El saldo sigue plano y el precio viaja: ningún lado presionó más. El precio se movió porque las órdenes pasivas se hicieron a un lado.',
    },
    { type: 'heading', text: 'Ajustes' },
    {
      type: 'facts',
      caption: 'Delta Cumulative en breve',
      rows: [
        { name: 'Empieza en', value: 'Cero, con cada sesión nueva' },
        { name: 'Tamaño de barra en la reproducción', value: 'De 1 a 30 minutos; al inicio, 5' },
        {
          name: 'Máximo y mínimo',
          value: 'La apertura más la cuenta mayor y la menor dentro de la barra',
        },
        { name: 'Datos', value: 'Operaciones con bid y ask; sin Tick Replay' },
      ],
    },
    {
      type: 'paragraph',
      text: 'El tamaño de la barra cambia cuántas velas ves. Nunca cambia dónde termina el saldo, porque las operaciones son las mismas.',
    },
    { type: 'heading', text: 'Dónde engaña' },
    {
      type: 'paragraph',
      text: 'El nivel depende de dónde empieces. Si cuentas desde la apertura nocturna o desde la de la mañana, el mismo mercado da dos totales. Por eso un saldo de 5,000 no es alto ni bajo. Compara un momento con otro en el mismo gráfico, y nada más.',
    },
    {
      type: 'paragraph',
      text: 'Una divergencia describe; no marca la hora. Puede durar todo el día mientras el precio sigue su camino. El saldo ve a quienes tomaron y no a quienes esperaron, y un vendedor paciente puede atender a los compradores desde la apertura hasta el cierre. Quien va contra una tendencia solo porque las líneas se separaron puede pasar horas en el lado equivocado.',
    },
    {
      type: 'linkedParagraph',
      text: 'La divergencia es una parte de [la estrategia de reversals]. Ese artículo muestra también las sesiones en las que falló.',
      links: ['/es/features/estrategia-reversals'],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['cumulative-delta', 'divergence', 'absorption', 'session', 'trend', 'limit-order'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Un saldo de operaciones pasadas no es un pronóstico. El precio puede ir en contra todo el tiempo que quiera. En futuros se puede perder más que el depósito.',
    },
  ],
};

/** The guide's card on Delta Cumulative. */
export const cumulative: Article = {
  slug: { en: indicator.slug, es: indicator.slug },
  picture: 'cumulative',
  published: '2026-11-02',
  text: { en, es },
};
