import type { Article, ArticleText } from '@otm/schema';
import { business } from '../business.ts';
import { algorithms } from '../indicators/algorithms.ts';
import { barTimer } from '../indicators/bar-timer.ts';
import { cumulative } from '../indicators/cumulative.ts';
import { deltaBar } from '../indicators/delta-bar.ts';
import { micro } from '../indicators/micro.ts';
import { profile } from '../indicators/profile.ts';
import { swing } from '../indicators/swing.ts';
import { vwap } from '../indicators/vwap.ts';

const { product, productSlug } = business;

const en: ArticleText = {
  meta: {
    title: `How we use ${product}: eight indicators, one reading`,
    description:
      'Context first, then participation, then timing: how the eight indicators work together as one reading of the auction, and where that fails.',
  },
  linkTitle: `How we use ${product}`,
  title: `How we use ${product} as one system`,
  summary:
    'Eight indicators answer three questions, always in the same order: where is price, who acts there, and is this the moment?',
  blocks: [
    { type: 'heading', text: 'Three questions, in this order' },
    {
      type: 'paragraph',
      text: 'A futures market is an auction that runs all day. Price climbs until buyers stop paying up. It falls until sellers stop selling down. All eight indicators count the trades of that one auction. None of them knows something that the others do not.',
    },
    {
      type: 'paragraph',
      text: 'So we do not wait for eight signals to agree. They come from the same trades, and such agreement is cheap. We ask three questions and stop at the first bad answer.',
    },
    {
      type: 'steps',
      steps: [
        'Context: where is price, next to the prices that most volume accepted?',
        'Participation: who is in a hurry there, and does price move for them?',
        'Timing: has the bar closed, and how far is the price that proves us wrong?',
      ],
    },
    { type: 'chart', chart: 'hero' },
    {
      type: 'paragraph',
      text: 'The picture shows one simulated session: candles with the VWAP, volume at each price on the right, and the delta of each bar below. Find value first. Look at delta after that.',
    },
    { type: 'heading', text: 'Context: where are we?' },
    {
      type: 'linkedBullet',
      text: '[Volume Profile] marks the point of control and the value area, which holds 70% of the session’s volume. Inside it, price is accepted. Outside it, the market tests whether anyone follows.',
      links: [`/features/${profile.slug}`],
    },
    {
      type: 'linkedBullet',
      text: '[VWAP] is the average price of the session, weighted by volume. It shows which side of the day is ahead. Its bands show how far price has stretched.',
      links: [`/features/${vwap.slug}`],
    },
    {
      type: 'paragraph',
      text: 'Often we stop here. Price in the middle of value with a flat VWAP is a market in balance. Both sides are content, and neither gives us a reason.',
    },
    { type: 'heading', text: 'Participation: who acts, and does it work?' },
    {
      type: 'linkedBullet',
      text: '[Delta Cumulative] keeps the balance of the whole session. Check whether it confirms a new high or low.',
      links: [`/features/${cumulative.slug}`],
    },
    {
      type: 'linkedBullet',
      text: '[Delta Swing] adds up each leg. A leg that spends more delta to cover fewer ticks has met someone who absorbs it.',
      links: [`/features/${swing.slug}`],
    },
    {
      type: 'linkedBullet',
      text: '[Delta Bar] shows who was in a hurry in this bar. Read it with the candle, never alone.',
      links: [`/features/${deltaBar.slug}`],
    },
    {
      type: 'linkedBullet',
      text: '[Algorithms] marks large prints and repeated sizes. A mark is a place to watch, not a reason to trade.',
      links: [`/features/${algorithms.slug}`],
    },
    {
      type: 'paragraph',
      text: 'We compare effort with result. Much delta and much movement is a push that works. Much delta and no movement is a push that somebody absorbs.',
    },
    { type: 'heading', text: 'Timing: is it now?' },
    {
      type: 'linkedBullet',
      text: '[Delta Micro] opens the bar and shows in which part of it the pressure came.',
      links: [`/features/${micro.slug}`],
    },
    {
      type: 'linkedBullet',
      text: '[Bar Timer] counts down to the close and changes stage when 75%, 50% and 25% of the bar are left. A signal in an open bar can still vanish.',
      links: [`/features/${barTimer.slug}`],
    },
    {
      type: 'paragraph',
      text: 'Timing comes last because it rests on the fewest trades. A good entry in a bad place is still in a bad place.',
    },
    { type: 'heading', text: 'One reading from start to end' },
    {
      type: 'linkedParagraph',
      text: 'Say that price leaves value upward. Two bars close outside, and VWAP starts to rise: context. The leg carries 1,200 contracts of positive delta, and cumulative delta makes a high too: participation. On the first pullback, selling dries up in Delta Micro before the bar closes: timing. That is the idea of the [momentum strategy].',
      links: ['/features/momentum-strategy'],
    },
    {
      type: 'linkedParagraph',
      text: 'Now say that price makes a new high and cumulative delta does not. The next bars close back inside value. The same questions have other answers, and we look at the [reversals strategy].',
      links: ['/features/reversals-strategy'],
    },
    { type: 'heading', text: 'Where this reading misleads' },
    {
      type: 'bullet',
      text: 'All eight share one source. If the data feed drops trades, all eight are wrong together.',
    },
    {
      type: 'bullet',
      text: 'Resting orders are not in the count. You see those who wait only when somebody trades with them.',
    },
    {
      type: 'bullet',
      text: 'News empties the order book. In those minutes, levels and deltas describe a market that is gone.',
    },
    {
      type: 'bullet',
      text: 'A story that fits is not proof. Write down what would prove you wrong before you act.',
    },
    {
      type: 'linkedParagraph',
      text: 'You do not need all eight on the first day. Start with [Volume Profile] and [Delta Bar]. Add another one when you can name the question that it answers.',
      links: [`/features/${profile.slug}`, `/features/${deltaBar.slug}`],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['order-flow', 'volume-profile', 'delta', 'vwap', 'acceptance', 'balance'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'A careful reading can be wrong, and often is. The indicators place no orders and promise no result. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: `Así usamos ${product}: ocho indicadores, una lectura`,
    description:
      'Primero el contexto, luego la participación y al final el momento: cómo se combinan los ocho indicadores y en qué casos falla la lectura.',
  },
  linkTitle: `Así usamos ${product}`,
  title: `Así usamos ${product} como un solo sistema`,
  summary:
    'Ocho indicadores responden tres preguntas, siempre en el mismo orden: dónde está el precio, quién actúa ahí y si es el momento.',
  blocks: [
    { type: 'heading', text: 'Tres preguntas, en este orden' },
    {
      type: 'paragraph',
      text: 'Un mercado de futuros es una subasta que dura todo el día. El precio sube hasta que nadie quiere pagar más. Baja hasta que nadie quiere vender más barato. Los ocho indicadores cuentan las operaciones de esa misma subasta. Ninguno sabe algo que los demás ignoren.',
    },
    {
      type: 'paragraph',
      text: 'Por eso no esperamos a que coincidan ocho señales. Salen de las mismas operaciones y ponerse de acuerdo les cuesta poco. Hacemos tres preguntas y paramos en la primera mala respuesta.',
    },
    {
      type: 'steps',
      steps: [
        'Contexto: ¿dónde está el precio frente a los precios que más volumen aceptaron?',
        'Participación: ¿quién tiene prisa ahí, y el precio le responde?',
        'Momento: ¿ya cerró la barra, y a qué distancia está el precio que nos quita la razón?',
      ],
    },
    { type: 'chart', chart: 'hero' },
    {
      type: 'paragraph',
      text: 'La imagen muestra una sesión simulada: velas con el VWAP, el volumen de cada precio a la derecha y la delta de cada barra abajo. Busca primero el valor. La delta se mira después.',
    },
    { type: 'heading', text: 'Contexto: ¿dónde estamos?' },
    {
      type: 'linkedBullet',
      text: '[Volume Profile] marca el punto de control y el área de valor, que reúne el 70\u00A0% del volumen de la sesión. Dentro, el precio está aceptado. Fuera, el mercado prueba si alguien lo sigue.',
      links: [`/es/features/${profile.slug}`],
    },
    {
      type: 'linkedBullet',
      text: '[VWAP] es el precio medio de la sesión, ponderado por volumen. Muestra qué lado va ganando en el día. Sus bandas muestran cuánto se estiró el precio.',
      links: [`/es/features/${vwap.slug}`],
    },
    {
      type: 'paragraph',
      text: 'Muchas veces paramos aquí. Un precio en medio del valor, con el VWAP plano, es un mercado en equilibrio. Los dos lados están cómodos y ninguno nos da un motivo.',
    },
    { type: 'heading', text: 'Participación: ¿quién actúa y le sirve?' },
    {
      type: 'linkedBullet',
      text: '[Delta Cumulative] lleva el saldo de toda la sesión. Fíjate en si confirma un nuevo máximo o mínimo.',
      links: [`/es/features/${cumulative.slug}`],
    },
    {
      type: 'linkedBullet',
      text: '[Delta Swing] suma cada tramo. Un tramo que gasta más delta para recorrer menos ticks se topó con alguien que la absorbe.',
      links: [`/es/features/${swing.slug}`],
    },
    {
      type: 'linkedBullet',
      text: '[Delta Bar] muestra quién tenía prisa en esta barra. Léelo junto con la vela, nunca solo.',
      links: [`/es/features/${deltaBar.slug}`],
    },
    {
      type: 'linkedBullet',
      text: '[Algorithms] marca operaciones grandes y tamaños repetidos. Una marca es una zona que conviene vigilar, no un motivo para entrar.',
      links: [`/es/features/${algorithms.slug}`],
    },
    {
      type: 'paragraph',
      text: 'Comparamos el esfuerzo con el resultado. Mucha delta y mucho avance es un empuje que funciona. Mucha delta y nada de avance es un empuje que alguien absorbe.',
    },
    { type: 'heading', text: 'Momento: ¿es ahora?' },
    {
      type: 'linkedBullet',
      text: '[Delta Micro] abre la barra y muestra en qué parte llegó la presión.',
      links: [`/es/features/${micro.slug}`],
    },
    {
      type: 'linkedBullet',
      text: '[Bar Timer] cuenta lo que falta para el cierre y cambia de etapa cuando queda el 75\u00A0%, el 50\u00A0% y el 25\u00A0% de la barra. Con la barra abierta, una señal todavía puede borrarse.',
      links: [`/es/features/${barTimer.slug}`],
    },
    {
      type: 'paragraph',
      text: 'El momento va al final porque se apoya en muy pocas operaciones. Una buena entrada en un mal lugar sigue en un mal lugar.',
    },
    { type: 'heading', text: 'Una lectura de principio a fin' },
    {
      type: 'linkedParagraph',
      text: 'Supón que el precio sale del valor hacia arriba. Dos barras cierran fuera y el VWAP empieza a subir: contexto. El tramo lleva 1,200 contratos de delta positiva y la delta acumulada también marca un máximo: participación. En el primer retroceso, la venta se seca en Delta Micro antes del cierre de la barra: momento. Esa es la idea de la [estrategia de momentum].',
      links: ['/es/features/estrategia-momentum'],
    },
    {
      type: 'linkedParagraph',
      text: 'Ahora supón que el precio marca un nuevo máximo y la delta acumulada no. Las barras siguientes cierran otra vez dentro del valor. Las mismas preguntas tienen otras respuestas, y miramos la [estrategia de reversals].',
      links: ['/es/features/estrategia-reversals'],
    },
    { type: 'heading', text: 'Dónde engaña esta lectura' },
    {
      type: 'bullet',
      text: 'Los ocho beben de una sola fuente. Si la fuente de datos pierde operaciones, los ocho se equivocan juntos.',
    },
    {
      type: 'bullet',
      text: 'Las órdenes que esperan no entran en la cuenta. Solo se ven cuando alguien opera contra ellas.',
    },
    {
      type: 'bullet',
      text: 'Una noticia vacía el libro de órdenes. En esos minutos, niveles y deltas describen un mercado que ya no está.',
    },
    {
      type: 'bullet',
      text: 'Que una historia encaje no la prueba. Antes de actuar, anota qué te quitaría la razón.',
    },
    {
      type: 'linkedParagraph',
      text: 'No te hacen falta los ocho el primer día. Empieza con [Volume Profile] y [Delta Bar]. Agrega otro cuando sepas qué pregunta te responde.',
      links: [`/es/features/${profile.slug}`, `/es/features/${deltaBar.slug}`],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['order-flow', 'volume-profile', 'delta', 'vwap', 'acceptance', 'balance'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Una lectura cuidadosa puede fallar, y falla a menudo. Los indicadores no envían órdenes ni prometen resultados. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** The guide's card on reading all eight indicators together. */
export const howWeUse: Article = {
  slug: { en: `how-we-use-${productSlug}`, es: `asi-usamos-${productSlug}` },
  picture: 'hero',
  published: '2026-11-02',
  text: { en, es },
};
