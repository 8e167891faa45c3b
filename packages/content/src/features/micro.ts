import type { Article, ArticleText } from '@otm/schema';
import { deltaBar } from '../indicators/delta-bar.ts';
import { micro as indicator } from '../indicators/micro.ts';

const en: ArticleText = {
  meta: {
    title: 'Delta Micro: a look inside the bar',
    description:
      'Delta Micro splits a bar into small groups of trades, in order. What the steps show, how large a group should be, and when they are noise.',
  },
  linkTitle: indicator.title,
  title: 'Delta Micro: what happened inside the bar?',
  summary:
    'Two bars with the same delta can be opposites. Delta Micro opens the bar and shows its buying and selling in the order in which it came.',
  blocks: [
    { type: 'heading', text: 'What it measures' },
    {
      type: 'paragraph',
      text: 'It cuts each bar into small groups of trades and shows, one after the other, which side pressed in each group.',
    },
    {
      type: 'paragraph',
      text: 'A bar is a box with one number on the lid. Delta Micro takes off the lid. You see whether the pressure came early or late, at the high or at the low, and whether price did what the pressure asked of it.',
    },
    { type: 'chart', chart: 'micro', live: true },
    {
      type: 'paragraph',
      text: 'What you see is a simplified illustration: how the indicator itself cuts a bar is not public. We cut after every 25 trades. Each candle above is one group, each column below is its delta, and dotted lines part the bars.',
    },
    { type: 'heading', text: 'Same total, other story' },
    {
      type: 'paragraph',
      text: 'Two bars close with a delta of 40. The groups of the first read 10, 10, 10 and 10: calm buying from start to end. Those of the second read minus 60, minus 20, 30 and 90. Sellers ran the first half, buyers took over and won it back. On the lid both bars say 40.',
    },
    { type: 'heading', text: 'How to read it' },
    {
      type: 'bullet',
      text: 'All the weight in the first groups: someone pushed at the start, and nobody came after. The total of the bar still looks strong.',
    },
    {
      type: 'bullet',
      text: 'The sign flips halfway: one side held the bar and lost it. Mark the price at which that happened.',
    },
    {
      type: 'bullet',
      text: 'The tallest column stands at the high or low of the bar: look at the next two groups. If price goes no further, the burst ran into resting orders or was the last of its kind.',
    },
    {
      type: 'bullet',
      text: 'Columns of like height, one after another: a steady flow. It fits an order that is worked in parts, but does not prove one.',
    },
    { type: 'heading', text: 'Settings' },
    {
      type: 'facts',
      caption: 'Delta Micro in the replay above',
      rows: [
        { name: 'Trades per window', value: '10 to 100 in steps of 5; 25 at the start' },
        { name: 'Bar size', value: '1 to 30 minutes; 5 at the start' },
        { name: 'A window ends', value: 'When it is full, or when its bar closes' },
        { name: 'Windows of one bar', value: 'Add up to the delta of that bar' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Windows count trades, not seconds. A busy minute fills many of them, a slow one may not fill a single one. So the width of the chart tells you nothing about time, and the last window of a bar is often a short one.',
    },
    { type: 'heading', text: 'Where it misleads' },
    {
      type: 'paragraph',
      text: 'A window of 25 trades is a small sample. One order of 200 contracts decides its sign alone, and the next window knows nothing of it. Before you read meaning into a column, check whether a single trade made it.',
    },
    {
      type: 'paragraph',
      text: 'The closer you look, the more patterns you find, and chance makes plenty. Throw a coin 4 times: in 1 of 8 tries all throws show the same side. Four windows that lean one way are no rarer than that, even if nobody means anything by it. Use the view to time an idea that you already have. It is a poor place to get one.',
    },
    {
      type: 'linkedParagraph',
      text: 'The number on the lid has an article of its own: read [Delta Bar] next.',
      links: [`/features/${deltaBar.slug}`],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['delta-micro', 'bar', 'exhaustion', 'passive-order', 'order-flow'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'More detail is not more certainty. Windows show past trades only. You can lose more in futures than you put into the account.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Delta Micro: qué pasa dentro de la barra',
    description:
      'Delta Micro divide la barra en grupos pequeños de operaciones. Qué muestran los pasos, qué tamaño conviene y cuándo son ruido.',
  },
  linkTitle: indicator.title,
  title: 'Delta Micro: ¿qué pasó dentro de la barra?',
  summary:
    'Dos barras con la misma delta pueden ser lo contrario una de otra. Delta Micro abre la barra y muestra la compra y la venta en el orden en que llegaron.',
  blocks: [
    { type: 'heading', text: 'Qué mide' },
    {
      type: 'paragraph',
      text: 'Corta cada barra en grupos pequeños de operaciones y muestra, uno tras otro, qué lado presionó en cada grupo.',
    },
    {
      type: 'paragraph',
      text: 'Una barra es una caja con un solo número en la tapa. Delta Micro quita la tapa. Ves si la presión llegó temprano o tarde, en el máximo o en el mínimo, y si el precio hizo lo que la presión le pedía.',
    },
    { type: 'chart', chart: 'micro', live: true },
    {
      type: 'paragraph',
      text: 'Lo que ves es una ilustración simplificada, pues no es público cómo corta la barra el indicador. Nosotros cortamos cada 25 operaciones. Cada vela de arriba es un grupo, cada columna de abajo es su delta y las líneas de puntos separan las barras.',
    },
    { type: 'heading', text: 'El mismo total, otra historia' },
    {
      type: 'paragraph',
      text: 'Dos barras cierran con una delta de 40. Los grupos de la primera dicen 10, 10, 10 y 10: compra tranquila de principio a fin. Los de la segunda dicen menos 60, menos 20, 30 y 90. Los vendedores mandaron en la primera mitad; luego los compradores la recuperaron. En la tapa, ambas dicen 40.',
    },
    { type: 'heading', text: 'Cómo se lee' },
    {
      type: 'bullet',
      text: 'Todo el peso en los primeros grupos: alguien empujó al inicio y nadie vino detrás. El total de la barra todavía se ve fuerte.',
    },
    {
      type: 'bullet',
      text: 'El signo cambia a la mitad: un lado tenía la barra y la perdió. Anota el precio donde ocurrió.',
    },
    {
      type: 'bullet',
      text: 'La columna más alta está en el máximo o el mínimo de la barra: fíjate en los dos grupos siguientes. Si el precio no sigue, la ráfaga chocó con órdenes pasivas o fue la última.',
    },
    {
      type: 'bullet',
      text: 'Columnas parecidas, una tras otra: un flujo constante. Encaja con una orden que se ejecuta por partes, pero no la demuestra.',
    },
    { type: 'heading', text: 'Ajustes' },
    {
      type: 'facts',
      caption: 'Delta Micro en la reproducción de arriba',
      rows: [
        { name: 'Operaciones por ventana', value: 'De 10 a 100, en pasos de 5; al inicio, 25' },
        { name: 'Tamaño de la barra', value: 'De 1 a 30 minutos; al inicio, 5' },
        { name: 'Fin de una ventana', value: 'Cuando se llena o cuando cierra su barra' },
        { name: 'Ventanas de una barra', value: 'Suman la delta de esa barra' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Las ventanas cuentan operaciones, no segundos. Un minuto agitado llena muchas; uno lento quizá no llena ninguna. Por eso el ancho del gráfico no habla de tiempo, y la última ventana de una barra suele quedar corta.',
    },
    { type: 'heading', text: 'Dónde engaña' },
    {
      type: 'paragraph',
      text: 'Una ventana de 25 operaciones es una muestra pequeña. Una sola orden de 200 contratos decide su signo, y la ventana siguiente no se entera. Antes de buscarle sentido a una columna, comprueba si la hizo una única operación.',
    },
    {
      type: 'paragraph',
      text: 'Cuanto más de cerca miras, más patrones encuentras, y el azar fabrica muchos. Lanza una moneda 4 veces: en 1 de cada 8 intentos sale siempre la misma cara. Cuatro ventanas inclinadas al mismo lado no son más raras que eso, aunque nadie se proponga nada. Úsalo para afinar una idea que ya tienes. Para encontrarla no sirve.',
    },
    {
      type: 'linkedParagraph',
      text: 'El número de la tapa tiene su propio artículo: sigue con [Delta Bar].',
      links: [`/es/features/${deltaBar.slug}`],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['delta-micro', 'bar', 'exhaustion', 'passive-order', 'order-flow'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Más detalle no es más certeza. Las ventanas muestran solo operaciones pasadas. En futuros se puede perder más de lo que hay en la cuenta.',
    },
  ],
};

/** The guide's card on Delta Micro. */
export const micro: Article = {
  slug: { en: indicator.slug, es: indicator.slug },
  picture: 'micro',
  published: '2026-11-02',
  text: { en, es },
};
