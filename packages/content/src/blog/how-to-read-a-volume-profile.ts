import type { Article, ArticleText } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

const en: ArticleText = {
  meta: {
    title: 'How to read a volume profile, step by step',
    description:
      'Eight rows of volume, a pencil and the rules for ties: work out the point of control and the value area by hand, and learn what the levels mean.',
  },
  linkTitle: 'Reading a volume profile',
  title: 'How to read a volume profile',
  summary:
    'We build the point of control and the value area from eight numbers, with each rule for a tie. After that the levels on your chart hold no mystery.',
  blocks: [
    { type: 'byline', text: `By ${product}` },
    {
      type: 'paragraph',
      text: 'A volume profile answers one question: how many contracts traded at each price? Time plays no part. A price that was touched for a second and one that held for an hour get a row each. The row with more trading is longer.',
    },
    { type: 'heading', text: 'A wall that is none' },
    {
      type: 'paragraph',
      text: 'The common mistake is to treat the edge of the value area as a wall. A trader sells there because the line is there. But the line is only where a count stopped. It comes from a rule, and you should know the rule before you put money on the line.',
    },
    { type: 'chart', chart: 'profile', live: true },
    { type: 'heading', text: 'Eight rows on paper' },
    {
      type: 'paragraph',
      text: 'Take a quiet session with a tick of 1 point. It traded at eight prices.',
    },
    {
      type: 'facts',
      caption: 'Contracts at each price',
      rows: [
        { name: '107', value: '2' },
        { name: '106', value: '8' },
        { name: '105', value: '15' },
        { name: '104', value: '30' },
        { name: '103', value: '40' },
        { name: '102', value: '20' },
        { name: '101', value: '10' },
        { name: '100', value: '5' },
      ],
    },
    {
      type: 'paragraph',
      text: 'The sum is 130 contracts. The value area must hold at least 70% of them, and 70% of 130 is 91.',
    },
    {
      type: 'steps',
      steps: [
        'Find the longest row. It is 103 with 40 contracts: the point of control, or POC. Start with these 40.',
        'Compare the next two rows above with the next two below. Above: 30 + 15 = 45. Below: 20 + 10 = 30. The upper pair is larger, so add it: 40 + 45 = 85.',
        'That is less than 91, so go on. Above: 8 + 2 = 10. Below, still: 20 + 10 = 30. Now the lower pair wins: 85 + 30 = 115.',
        'The count has reached 91, so stop. The area runs from 101 to 105 and holds 115 of 130 contracts, or 88.46%.',
      ],
    },
    {
      type: 'paragraph',
      text: 'So the value area low is 101 and the value area high is 105. Note that it holds more than 70%. Rows are added in pairs, and the last pair rarely fits to the contract.',
    },
    { type: 'heading', text: 'What to do with a tie' },
    {
      type: 'bullet',
      text: 'Two rows share the highest volume: the one nearer to the middle of the range is the POC. In the rows 3, 7, 12, 20, 20, 12, 7, 3 both are as near, so the lower price is taken.',
    },
    {
      type: 'bullet',
      text: 'Both pairs are equal: the upper pair goes first. Five rows of 10 contracts show it. From the middle row the count takes the upper 20, then the lower 20, and ends at 100%.',
    },
    {
      type: 'bullet',
      text: 'Only one row is left on a side: it is compared alone. No row is left: the other side is taken.',
    },
    { type: 'heading', text: 'Why two programs disagree' },
    {
      type: 'paragraph',
      text: 'Some programs add one row at a time. With our rows they take 104, then 102, then 105, and stop at 105 of 130 contracts, or 80.77%. Their area starts at 102, ours at 101. Neither is wrong. Mixing the two on one chart is.',
    },
    { type: 'heading', text: 'Reading the shape' },
    {
      type: 'bullet',
      text: 'One fat middle: both sides agreed. Moves out of it need a reason, and many come back.',
    },
    {
      type: 'bullet',
      text: 'Two bulges with a thin part between: the market changed its mind once. Price often crosses the thin part fast.',
    },
    {
      type: 'bullet',
      text: 'Long and thin: a one-way day. The POC says little there, since no price was accepted for long.',
    },
    {
      type: 'linkedParagraph',
      text: 'The level is a place to watch, and what counts is who acts there. Settings and limits stand in the guide to the [Volume Profile]. How to put the levels into a plan is the subject of [preparing a session].',
      links: ['/features/otm-volume-profile', '/blog/preparing-a-session'],
    },
    { type: 'heading', text: 'Where it misleads' },
    {
      type: 'paragraph',
      text: 'In the first half hour the profile rests on few trades. One large print can move the POC by many ticks. A level from yesterday belongs to yesterday’s news. And a profile that mixes a quiet night with a busy day describes neither.',
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['volume-profile', 'poc', 'value-area', 'vah', 'val', 'acceptance'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'A profile shows where contracts have traded. It does not say where they will trade next. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Cómo leer un perfil de volumen, paso a paso',
    description:
      'Ocho filas de volumen, un lápiz y las reglas de desempate: calcula a mano el punto de control y el área de valor, y aprende qué significan.',
  },
  linkTitle: 'Leer un perfil de volumen',
  title: 'Cómo leer un perfil de volumen',
  summary:
    'Sacamos el punto de control y el área de valor de ocho números, con cada regla de desempate. Después, los niveles de tu gráfico dejan de ser un misterio.',
  blocks: [
    { type: 'byline', text: `Por ${product}` },
    {
      type: 'paragraph',
      text: 'Un perfil de volumen responde una sola pregunta: ¿cuántos contratos se operaron en cada precio? El tiempo no cuenta. Un precio que duró un segundo y otro que duró una hora tienen una fila cada uno. La más larga es la que más operó.',
    },
    { type: 'heading', text: 'Un muro que no lo es' },
    {
      type: 'paragraph',
      text: 'El error común es tomar el borde del área de valor por un muro. El trader vende ahí porque ahí está la línea. Pero la línea solo marca dónde se detuvo una cuenta. Sale de una regla, y conviene conocerla antes de arriesgar dinero en ella.',
    },
    { type: 'chart', chart: 'profile', live: true },
    { type: 'heading', text: 'Ocho filas en papel' },
    {
      type: 'paragraph',
      text: 'Toma una sesión tranquila con un tick de 1 punto. Se operó en ocho precios.',
    },
    {
      type: 'facts',
      caption: 'Contratos en cada precio',
      rows: [
        { name: '107', value: '2' },
        { name: '106', value: '8' },
        { name: '105', value: '15' },
        { name: '104', value: '30' },
        { name: '103', value: '40' },
        { name: '102', value: '20' },
        { name: '101', value: '10' },
        { name: '100', value: '5' },
      ],
    },
    {
      type: 'paragraph',
      text: 'La suma es de 130 contratos. El área de valor debe reunir al menos el 70\u00A0%, y el 70\u00A0% de 130 es 91.',
    },
    {
      type: 'steps',
      steps: [
        'Busca la fila más larga. Es 103, con 40 contratos: el punto de control (POC). Empieza con esos 40.',
        'Compara las dos filas de arriba con las dos de abajo. Arriba: 30 + 15 = 45. Abajo: 20 + 10 = 30. Gana el par de arriba, así que se suma: 40 + 45 = 85.',
        'Es menos que 91, así que sigue. Arriba: 8 + 2 = 10. Abajo, todavía: 20 + 10 = 30. Ahora gana el par de abajo: 85 + 30 = 115.',
        'La cuenta ya llegó a 91; detente. El área va de 101 a 105 y reúne 115 de 130 contratos, el 88.46\u00A0%.',
      ],
    },
    {
      type: 'paragraph',
      text: 'El mínimo del área de valor (VAL) es 101 y el máximo (VAH) es 105. Fíjate en que reúne más del 70\u00A0%. Las filas se suman de dos en dos, y el último par casi nunca cae justo.',
    },
    { type: 'heading', text: 'Qué hacer con un empate' },
    {
      type: 'bullet',
      text: 'Dos filas comparten el mayor volumen: el POC es la más cercana al centro del rango. En las filas 3, 7, 12, 20, 20, 12, 7, 3 las dos están igual de cerca, y entonces se toma el precio más bajo.',
    },
    {
      type: 'bullet',
      text: 'Los dos pares son iguales: primero va el de arriba. Se ve con cinco filas de 10 contratos. Desde la fila central, la cuenta toma los 20 de arriba, luego los 20 de abajo, y termina en el 100\u00A0%.',
    },
    {
      type: 'bullet',
      text: 'En un lado queda una sola fila: se compara sola. No queda ninguna: se toma el otro lado.',
    },
    { type: 'heading', text: 'Por qué dos programas no coinciden' },
    {
      type: 'paragraph',
      text: 'Hay programas que suman una fila cada vez. Con nuestras filas toman 104, luego 102, luego 105, y paran en 105 de 130 contratos, el 80.77\u00A0%. Su área empieza en 102 y la nuestra en 101. Ninguna está mal. Lo malo es mezclarlas en un mismo gráfico.',
    },
    { type: 'heading', text: 'Leer la forma' },
    {
      type: 'bullet',
      text: 'Un centro gordo: los dos lados estuvieron de acuerdo. Salir de ahí pide un motivo, y muchas salidas regresan.',
    },
    {
      type: 'bullet',
      text: 'Dos bultos con una parte delgada en medio: el mercado cambió de idea una vez. El precio suele cruzar rápido esa parte.',
    },
    {
      type: 'bullet',
      text: 'Largo y delgado: un día en una sola dirección. El POC dice poco, porque ningún precio se aceptó por mucho tiempo.',
    },
    {
      type: 'linkedParagraph',
      text: 'El nivel es un lugar que vigilar; lo que importa es quién actúa ahí. Los ajustes y los límites están en la guía de [Volume Profile]. Cómo llevar los niveles a un plan se explica en [preparar una sesión].',
      links: ['/es/features/otm-volume-profile', '/es/blog/preparar-una-sesion'],
    },
    { type: 'heading', text: 'Dónde engaña' },
    {
      type: 'paragraph',
      text: 'En la primera media hora el perfil se apoya en pocas operaciones. Una sola operación grande puede mover el POC muchos ticks. Un nivel de ayer responde a las noticias de ayer. Y un perfil que mezcla una noche tranquila con un día agitado no describe ni una ni otro.',
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['volume-profile', 'poc', 'value-area', 'vah', 'val', 'acceptance'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Un perfil muestra dónde se operó. No dice dónde se operará después. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** The value area by hand, ties included. */
export const howToReadAVolumeProfile: Article = {
  slug: { en: 'how-to-read-a-volume-profile', es: 'como-leer-un-perfil-de-volumen' },
  picture: 'profile',
  published: '2026-07-21',
  text: { en, es },
};
