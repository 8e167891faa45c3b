import type { Article, ArticleText } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

const en: ArticleText = {
  meta: {
    title: 'Reading a footprint bar: compare on the diagonal',
    description:
      'One bar, six prices, twelve numbers. Why buys are compared with the sells one tick below, and what you see wrong when you read across.',
  },
  linkTitle: 'Reading a footprint bar',
  title: 'How to read a footprint bar',
  summary:
    'A footprint opens a bar and shows the trades at each price. One habit decides whether you read it right: compare on the diagonal.',
  blocks: [
    { type: 'byline', text: `By ${product}` },
    {
      type: 'paragraph',
      text: 'A candle has four prices. A footprint of the same bar has two numbers for each price: on the left what was sold at the bid, on the right what was bought at the ask. Nothing is added and nothing is smoothed. It is the tape, put in order.',
    },
    { type: 'chart', chart: 'footprint' },
    { type: 'heading', text: 'The habit that misleads' },
    {
      type: 'paragraph',
      text: 'Most people read a row from left to right, because the numbers stand side by side. They see 11 sold and 60 bought at the same price and call it a rout. Yet those trades never met. With a spread of one tick, the bid was 101 while 102 was the ask. When 102 was the bid, the ask had moved up to 103.',
    },
    {
      type: 'paragraph',
      text: 'Two sides that did face each other stand on a diagonal: the buys at a price, and the sells one tick below. The pair shows how a single spread was attacked from both ends.',
    },
    { type: 'heading', text: 'One bar, row by row' },
    {
      type: 'paragraph',
      text: 'This bar is made up. A tick is 1 point, and the bar covers six prices.',
    },
    {
      type: 'facts',
      caption: 'Contracts of one bar',
      rows: [
        { name: '105', value: '4 sold, 12 bought' },
        { name: '104', value: '10 sold, 45 bought' },
        { name: '103', value: '15 sold, 36 bought' },
        { name: '102', value: '11 sold, 60 bought' },
        { name: '101', value: '20 sold, 22 bought' },
        { name: '100', value: '25 sold, 5 bought' },
      ],
    },
    {
      type: 'steps',
      steps: [
        'Add the columns. Sold: 85. Bought: 180. The bar has 265 contracts and a delta of 95, or 35.8% of its volume.',
        'Start at the top of the diagonal. 12 bought at 105 against 10 sold at 104 is 1.2 to 1. No imbalance.',
        '45 bought at 104 against 15 sold at 103 is 3 to 1. We count from 3 to 1 upwards, so this is one.',
        '36 bought at 103 against 11 sold at 102 is 3.3 to 1. That is the next one.',
        '60 bought at 102 against 20 sold at 101 is 3 to 1. The third in a row: a stacked imbalance from 102 to 104.',
        '22 bought at 101 against 25 sold at 100 is less than 1 to 1. The stack ends here.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Now read the same bar across. With the same 3 to 1 you would mark buyers at 105, 104 and 102, and sellers at 100, where 25 stand against 5. You would miss 103. You would also see an attack at the top, where nobody was in a hurry any more.',
    },
    { type: 'heading', text: 'What the stack is good for' },
    {
      type: 'bullet',
      text: 'It marks where one side paid up three ticks in a row. If price comes back to 102, see whether buyers do it again.',
    },
    {
      type: 'bullet',
      text: 'It fails quickly. Price that falls back through the whole stack has left all those buyers with a loss on paper. Then the stack is done.',
    },
    {
      type: 'bullet',
      text: 'It says more at the edge of a range than in the middle, where both sides trade all day.',
    },
    { type: 'heading', text: 'From rows to sums' },
    {
      type: 'linkedParagraph',
      text: 'None of our eight indicators is a footprint. Two of them add up its numbers. [Delta Bar] takes the right column minus the left: 95 in this bar. [Volume Profile] adds both columns of a row: 71 contracts at 102, the most in the bar.',
      links: ['/features/otm-delta-bar', '/features/otm-volume-profile'],
    },
    {
      type: 'paragraph',
      text: 'The sums are easier to watch while a market moves. The footprint is the place to look when a sum surprises you.',
    },
    { type: 'heading', text: 'Where it misleads' },
    {
      type: 'bullet',
      text: 'A ratio of small numbers is noise. 6 against 1 is 6 to 1 and means nothing. Set a minimum number of contracts too.',
    },
    {
      type: 'bullet',
      text: 'Three stacked rows in a bar of forty rows are no event. Chance alone makes some.',
    },
    {
      type: 'bullet',
      text: 'A footprint shows trades only. Orders that waited and were pulled have left no trace in it.',
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['footprint', 'imbalance', 'stacked-imbalance', 'tape', 'aggressor', 'spread'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'An imbalance describes what was traded. It can be followed by a move in either direction. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Leer una barra footprint: se compara en diagonal',
    description:
      'Una barra, seis precios, doce números. Por qué las compras se comparan con las ventas de un tick más abajo y qué se ve mal al leer en horizontal.',
  },
  linkTitle: 'Leer una barra footprint',
  title: 'Cómo leer una barra footprint',
  summary:
    'El footprint abre una barra y muestra lo que se operó en cada precio. Un hábito decide si lo lees bien: comparar en diagonal.',
  blocks: [
    { type: 'byline', text: `Por ${product}` },
    {
      type: 'paragraph',
      text: 'Una vela tiene cuatro precios. El footprint de esa barra tiene dos números por precio: a la izquierda, lo vendido en el bid (compra); a la derecha, lo comprado en el ask (venta). No se agrega ni se suaviza nada. Es la cinta, puesta en orden.',
    },
    { type: 'chart', chart: 'footprint' },
    { type: 'heading', text: 'El hábito que engaña' },
    {
      type: 'paragraph',
      text: 'Casi todos leen la fila de izquierda a derecha, porque los números están juntos. Ven 11 vendidos y 60 comprados en el mismo precio y lo llaman paliza. Pero esas operaciones nunca se cruzaron. Con un spread de un tick, el bid era 101 mientras 102 era el ask. Cuando 102 fue el bid, el ask ya estaba en 103.',
    },
    {
      type: 'paragraph',
      text: 'Los dos lados que sí se enfrentaron están en diagonal: las compras de un precio y las ventas de un tick más abajo. Ese par muestra cómo se atacó un mismo spread desde los dos extremos.',
    },
    { type: 'heading', text: 'Una barra, fila por fila' },
    {
      type: 'paragraph',
      text: 'La barra es inventada. Un tick es 1 punto y la barra cubre seis precios.',
    },
    {
      type: 'facts',
      caption: 'Contratos de una barra',
      rows: [
        { name: '105', value: '4 vendidos, 12 comprados' },
        { name: '104', value: '10 vendidos, 45 comprados' },
        { name: '103', value: '15 vendidos, 36 comprados' },
        { name: '102', value: '11 vendidos, 60 comprados' },
        { name: '101', value: '20 vendidos, 22 comprados' },
        { name: '100', value: '25 vendidos, 5 comprados' },
      ],
    },
    {
      type: 'steps',
      steps: [
        'Suma las columnas. Vendido: 85. Comprado: 180. La barra tiene 265 contratos y una delta de 95, el 35.8\u00A0% de su volumen.',
        'Empieza arriba, en diagonal. 12 comprados en 105 contra 10 vendidos en 104 son 1.2 a 1. No hay desequilibrio.',
        '45 comprados en 104 contra 15 vendidos en 103 son 3 a 1. Contamos desde 3 a 1, así que este vale.',
        '36 comprados en 103 contra 11 vendidos en 102 son 3.3 a 1. Es el siguiente.',
        '60 comprados en 102 contra 20 vendidos en 101 son 3 a 1. El tercero seguido: desequilibrios apilados de 102 a 104.',
        '22 comprados en 101 contra 25 vendidos en 100 son menos de 1 a 1. La pila termina aquí.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Ahora lee la misma barra en horizontal. Con el mismo 3 a 1 marcarías compradores en 105, 104 y 102, y vendedores en 100, donde hay 25 contra 5. Se te escaparía 103. Y verías un ataque arriba, donde ya nadie tenía prisa.',
    },
    { type: 'heading', text: 'Para qué sirve la pila' },
    {
      type: 'bullet',
      text: 'Marca dónde un lado pagó más caro tres ticks seguidos. Si el precio vuelve a 102, fíjate en si los compradores lo repiten.',
    },
    {
      type: 'bullet',
      text: 'Falla rápido. Si el precio cae por debajo de toda la pila, esos compradores van perdiendo en el papel. Entonces la pila ya no cuenta.',
    },
    {
      type: 'bullet',
      text: 'Dice más en el borde de un rango que en el centro, donde los dos lados operan todo el día.',
    },
    { type: 'heading', text: 'De las filas a las sumas' },
    {
      type: 'linkedParagraph',
      text: 'Ninguno de nuestros ocho indicadores es un footprint. Dos suman sus números. [Delta Bar] toma la columna derecha menos la izquierda: 95 en esta barra. [Volume Profile] suma las dos columnas de cada fila: 71 contratos en 102, más que en ningún otro precio.',
      links: ['/es/features/otm-delta-bar', '/es/features/otm-volume-profile'],
    },
    {
      type: 'paragraph',
      text: 'Las sumas se siguen mejor con el mercado en marcha. El footprint es el lugar donde mirar cuando una suma te sorprende.',
    },
    { type: 'heading', text: 'Dónde engaña' },
    {
      type: 'bullet',
      text: 'Una proporción entre números pequeños es ruido. 6 contra 1 son 6 a 1 y no dicen nada. Pide también un mínimo de contratos.',
    },
    {
      type: 'bullet',
      text: 'Tres filas apiladas en una barra de cuarenta no son noticia. Algunas salen por puro azar.',
    },
    {
      type: 'bullet',
      text: 'El footprint solo muestra operaciones. Las órdenes que esperaron y se retiraron no dejan huella en él.',
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['footprint', 'imbalance', 'stacked-imbalance', 'tape', 'aggressor', 'spread'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Un desequilibrio describe lo que ya se operó. Después el precio puede ir en cualquier dirección. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** A bar opened price by price, compared on the diagonal. */
export const readingAFootprintBar: Article = {
  slug: { en: 'reading-a-footprint-bar', es: 'como-leer-una-barra-footprint' },
  picture: 'micro',
  published: '2026-06-30',
  text: { en, es },
};
