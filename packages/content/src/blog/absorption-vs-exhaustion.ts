import type { Article, ArticleText } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

const en: ArticleText = {
  meta: {
    title: 'Absorption vs exhaustion: how to tell them apart',
    description:
      'Both stop a move, and on a candle chart they look the same. A worked example with delta and ticks shows which of the two you see.',
  },
  linkTitle: 'Absorption vs exhaustion',
  title: 'Absorption or exhaustion: what stopped the move?',
  summary:
    'A new high that stalls can mean a large seller or no more buyers. One division tells the two apart. It takes three pushes and a pencil.',
  blocks: [
    { type: 'byline', text: `By ${product}` },
    {
      type: 'paragraph',
      text: 'Price makes a new high and stops. Two quite different things can be behind that. In one, buyers still attack and somebody sells to all of them. In the other, the buyers have simply left. On a candle chart both look alike. On the tape they are opposites.',
    },
    { type: 'heading', text: 'The usual mistake' },
    {
      type: 'paragraph',
      text: 'Many traders call every stall absorption. They see a large delta at a high, say that a big seller must be there, and go short. Often there is no such seller. Price still gives way to each push, and the next bar runs over the short.',
    },
    {
      type: 'paragraph',
      text: 'The reverse happens too. A bar with little delta at noon gets the name exhaustion. It is only lunch. Nothing has dried up, because nothing was flowing before.',
    },
    { type: 'heading', text: 'Two markets, one candle' },
    {
      type: 'paragraph',
      text: 'Here is an example made up for this post. Two markets make three pushes up. For each push we note the ticks that it gained, its volume and its delta.',
    },
    {
      type: 'facts',
      caption: 'Market A: absorption',
      rows: [
        { name: 'First push', value: '8 ticks, 1,600 contracts, delta 400' },
        { name: 'Second push', value: '9 ticks, 1,800 contracts, delta 450' },
        { name: 'Third push', value: '2 ticks, 1,500 contracts, delta 600' },
      ],
    },
    {
      type: 'facts',
      caption: 'Market B: exhaustion',
      rows: [
        { name: 'First push', value: '8 ticks, 1,600 contracts, delta 400' },
        { name: 'Second push', value: '5 ticks, 1,000 contracts, delta 250' },
        { name: 'Third push', value: '2 ticks, 500 contracts, delta 100' },
      ],
    },
    {
      type: 'paragraph',
      text: 'The third push gains 2 ticks in both markets. The candles are twins. Now divide delta by ticks: what did one tick cost in net buying?',
    },
    {
      type: 'bullet',
      text: 'Market A paid 50, then 50, then 300 contracts for a tick. Buyers pushed harder than before and got far less ground. Someone sold to them.',
    },
    {
      type: 'bullet',
      text: 'Market B paid 50, 50 and 50. A tick cost what it had always cost. There were just fewer hands to pay for it.',
    },
    {
      type: 'paragraph',
      text: 'Delta as a share of volume says the same. In A it goes from 25% to 25% to 40%. In B it goes from 25% to 25% to 20%. So do not ask whether the delta at a high is large. Ask what it bought.',
    },
    { type: 'heading', text: 'How it looks inside the bar' },
    {
      type: 'paragraph',
      text: 'Absorption leaves volume at the edge. One or two prices near the high hold far more contracts than the rest, most of them bought at the ask, and price does not get past them. Exhaustion leaves a thin edge. The last prices of the bar have hardly traded.',
    },
    { type: 'chart', chart: 'footprint' },
    {
      type: 'paragraph',
      text: 'The picture takes one simulated bar apart, price by price. Look at the top and bottom rows first. Are they thick or thin?',
    },
    { type: 'heading', text: 'What follows, and what does not' },
    {
      type: 'paragraph',
      text: 'Neither of the two is a reason to trade. The seller in market A may be filled at any moment. Then the wall is gone and price jumps. The order may also be pulled. In market B new buyers may come after a pause, and the trend goes on.',
    },
    {
      type: 'linkedParagraph',
      text: 'What both tell you is that the push no longer works. Wait for the other side: sellers have to hit the bid, and price has to give way when they do. If price makes a new high and the running total of delta does not, the high is [not confirmed]. [Delta Cumulative] draws one above the other.',
      links: ['/glossary#divergence', '/features/otm-delta-cumulative'],
    },
    { type: 'chart', chart: 'cumulative' },
    { type: 'heading', text: 'Five steps at the next stall' },
    {
      type: 'steps',
      steps: [
        'Mark the level before price gets there. A stall in the middle of nowhere means little.',
        'Take the last three pushes the same way. Note the ticks and the delta of each.',
        'Divide delta by ticks. A jump points to absorption. A steady figure with a shrinking delta points to exhaustion.',
        'Look at the edge of the bar. Thick rows fit absorption, thin rows fit exhaustion.',
        'Wait for the other side to push. If price moves with it, the stall may be a turn. If not, it was a pause.',
      ],
    },
    { type: 'heading', text: 'Where this reading fails' },
    {
      type: 'bullet',
      text: 'Three pushes are a small sample. One hedge of 500 contracts changes every figure above.',
    },
    {
      type: 'bullet',
      text: 'Around news the book is thin. A few contracts then move price many ticks, and the cost of a tick says nothing.',
    },
    {
      type: 'linkedBullet',
      text: 'Delta sees trades, not orders and not reasons. The post on [what delta cannot tell] has the rest.',
      links: ['/blog/what-delta-cannot-tell'],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['absorption', 'exhaustion', 'delta', 'passive-order', 'iceberg', 'divergence'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'The figures are made up and show a way to count, not a trade. A stall can end in either direction. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Absorción y agotamiento: cómo distinguirlos',
    description:
      'Los dos frenan un movimiento y en las velas se ven igual. Un ejemplo resuelto, con delta y ticks, para saber cuál de los dos tienes delante.',
  },
  linkTitle: 'Absorción y agotamiento',
  title: 'Absorción o agotamiento: ¿qué frenó el movimiento?',
  summary:
    'Un máximo que se frena puede esconder a un vendedor grande o la falta de compradores. Una división los separa. Bastan tres empujes y un lápiz.',
  blocks: [
    { type: 'byline', text: `Por ${product}` },
    {
      type: 'paragraph',
      text: 'El precio marca un nuevo máximo y se frena. Detrás puede haber dos cosas muy distintas. En una, los compradores siguen atacando y alguien les vende a todos. En la otra, los compradores ya se fueron. En las velas se parecen. En la cinta son lo contrario.',
    },
    { type: 'heading', text: 'El error de siempre' },
    {
      type: 'paragraph',
      text: 'Muchos traders llaman absorción a cualquier freno. Ven mucha delta en un máximo, suponen que hay un vendedor grande y venden. Con frecuencia ese vendedor no existe. El precio sigue cediendo ante cada empuje y la barra siguiente se lleva por delante la venta.',
    },
    {
      type: 'paragraph',
      text: 'También pasa al revés. Una barra con poca delta al mediodía recibe el nombre de agotamiento. Solo es la hora de comer. Nada se secó, porque antes tampoco corría nada.',
    },
    { type: 'heading', text: 'Dos mercados, una misma vela' },
    {
      type: 'paragraph',
      text: 'Este ejemplo es inventado. Dos mercados hacen tres empujes al alza. De cada uno anotamos los ticks que ganó, su volumen y su delta.',
    },
    {
      type: 'facts',
      caption: 'Mercado A: absorción',
      rows: [
        { name: 'Primer empuje', value: '8 ticks, 1,600 contratos, delta 400' },
        { name: 'Segundo empuje', value: '9 ticks, 1,800 contratos, delta 450' },
        { name: 'Tercer empuje', value: '2 ticks, 1,500 contratos, delta 600' },
      ],
    },
    {
      type: 'facts',
      caption: 'Mercado B: agotamiento',
      rows: [
        { name: 'Primer empuje', value: '8 ticks, 1,600 contratos, delta 400' },
        { name: 'Segundo empuje', value: '5 ticks, 1,000 contratos, delta 250' },
        { name: 'Tercer empuje', value: '2 ticks, 500 contratos, delta 100' },
      ],
    },
    {
      type: 'paragraph',
      text: 'El tercer empuje gana 2 ticks en los dos mercados. Las velas son gemelas. Ahora divide la delta entre los ticks: ¿cuánta compra neta costó cada tick?',
    },
    {
      type: 'bullet',
      text: 'El mercado A pagó 50, luego 50 y al final 300 contratos por tick. Los compradores empujaron más que antes y avanzaron mucho menos. Alguien les vendió.',
    },
    {
      type: 'bullet',
      text: 'El mercado B pagó 50, 50 y 50. El tick costó lo mismo de siempre. Solo había menos manos para pagarlo.',
    },
    {
      type: 'paragraph',
      text: 'La delta como parte del volumen dice lo mismo. En A pasa del 25\u00A0% al 25\u00A0% y al 40\u00A0%. En B pasa del 25\u00A0% al 25\u00A0% y al 20\u00A0%. No preguntes si la delta de un máximo es grande. Pregunta qué compró.',
    },
    { type: 'heading', text: 'Cómo se ve por dentro de la barra' },
    {
      type: 'paragraph',
      text: 'La absorción deja volumen en el borde. Uno o dos precios cerca del máximo reúnen muchos más contratos que el resto, casi todos comprados en el ask (venta), y el precio no los supera. El agotamiento deja un borde delgado. En los últimos precios casi no se operó.',
    },
    { type: 'chart', chart: 'footprint' },
    {
      type: 'paragraph',
      text: 'La imagen abre una barra simulada, precio por precio. Mira primero las filas de arriba y de abajo. ¿Son gruesas o delgadas?',
    },
    { type: 'heading', text: 'Lo que sigue y lo que no' },
    {
      type: 'paragraph',
      text: 'Ninguno de los dos es motivo para operar. Al vendedor del mercado A se le puede terminar la orden en cualquier momento. Entonces el muro desaparece y el precio salta. También puede retirarla. En el mercado B pueden llegar compradores nuevos tras una pausa, y la tendencia sigue.',
    },
    {
      type: 'linkedParagraph',
      text: 'Los dos te dicen que el empuje ya no rinde. Espera al otro lado: los vendedores deben golpear el bid (compra) y el precio debe ceder cuando lo hacen. Si el precio marca un nuevo máximo y la suma de la delta no, el máximo está [sin confirmar]. [Delta Cumulative] dibuja uno encima de la otra.',
      links: ['/es/glosario#divergence', '/es/features/otm-delta-cumulative'],
    },
    { type: 'chart', chart: 'cumulative' },
    { type: 'heading', text: 'Cinco pasos para el próximo freno' },
    {
      type: 'steps',
      steps: [
        'Marca el nivel antes de que llegue el precio. Un freno en medio de la nada dice poco.',
        'Toma los tres últimos empujes en la misma dirección. Anota los ticks y la delta de cada uno.',
        'Divide la delta entre los ticks. Un salto apunta a absorción. Una cifra estable con menos delta apunta a agotamiento.',
        'Fíjate en el borde de la barra. Las filas gruesas encajan con absorción; las delgadas, con agotamiento.',
        'Espera a que empuje el otro lado. Si el precio lo sigue, el freno puede ser un giro. Si no, fue una pausa.',
      ],
    },
    { type: 'heading', text: 'Dónde falla esta lectura' },
    {
      type: 'bullet',
      text: 'Tres empujes son pocos datos. Una sola cobertura de 500 contratos cambia todas las cifras de arriba.',
    },
    {
      type: 'bullet',
      text: 'Con una noticia el libro queda vacío. Unos pocos contratos mueven muchos ticks y el costo del tick no dice nada.',
    },
    {
      type: 'linkedBullet',
      text: 'La delta ve operaciones, no órdenes ni motivos. El resto está en [lo que la delta no dice].',
      links: ['/es/blog/lo-que-la-delta-no-dice'],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['absorption', 'exhaustion', 'delta', 'passive-order', 'iceberg', 'divergence'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Las cifras son inventadas y muestran una forma de contar, no una operación. Un freno puede resolverse en cualquier dirección. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** How to tell a stall with a seller from a stall without buyers. */
export const absorptionVsExhaustion: Article = {
  slug: { en: 'absorption-vs-exhaustion', es: 'absorcion-y-agotamiento' },
  picture: 'cumulative',
  published: '2026-11-18',
  text: { en, es },
};
