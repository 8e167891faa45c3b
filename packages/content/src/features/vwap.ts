import type { Article, ArticleText } from '@otm/schema';
import { vwap as indicator } from '../indicators/vwap.ts';

const en: ArticleText = {
  meta: {
    title: 'VWAP and its bands: how to read them',
    description:
      'VWAP is the average price of the session, weighted by volume, with bands at 1, 2 and 3 standard deviations. What they say, and what they do not.',
  },
  linkTitle: indicator.title,
  title: 'VWAP: what did the average contract cost?',
  summary:
    'VWAP is one line for the whole session: the price of the average contract. Its bands show how far price has strayed from it.',
  blocks: [
    { type: 'heading', text: 'What it measures' },
    {
      type: 'paragraph',
      text: 'It is the average price of all contracts traded since the open, and it shows how widely they were spread around that average.',
    },
    {
      type: 'paragraph',
      text: 'A plain average treats each price alike. VWAP, the volume-weighted average price, lets each contract vote. Where ten times as much was traded, the price counts ten times as much. When a new session opens, the sum starts again with its first trade.',
    },
    { type: 'chart', chart: 'vwap', live: true },
    { type: 'heading', text: 'The sum on paper' },
    {
      type: 'paragraph',
      text: 'Suppose 100 contracts trade at 5,000 and 300 at 5,004. The plain average of the two prices is 5,002. VWAP is 5,003, because three quarters of the volume traded at the higher price.',
    },
    {
      type: 'paragraph',
      text: 'For the bands, take the distance of each contract from VWAP. The standard deviation of those distances, sigma, is 1.73 points here. The bands stand 1, 2 and 3 sigma above and below: the first pair at 5,001.27 and 5,004.73, the second at 4,999.54 and 5,006.46, the third at 4,997.80 and 5,008.20.',
    },
    { type: 'heading', text: 'How to read it' },
    {
      type: 'bullet',
      text: 'Price above VWAP: the average contract of the day was bought for less than it costs now. Below VWAP it was bought for more.',
    },
    {
      type: 'bullet',
      text: 'The slope: when VWAP tilts up, new volume trades above the old average. When it lies flat, both sides are busy around the same price.',
    },
    {
      type: 'bullet',
      text: 'The distance: count it in bands, not in points. Ten points are far on a quiet day and near on a wild one.',
    },
    {
      type: 'bullet',
      text: 'The way back: when price returns to VWAP in a trend, look at delta. It shows whether the side of the trend acts again.',
    },
    { type: 'heading', text: 'Settings' },
    {
      type: 'facts',
      caption: 'VWAP, its bands and the replay',
      rows: [
        { name: 'Starts again', value: 'At the open of each session' },
        { name: 'Bands', value: '1, 2 and 3 standard deviations' },
        { name: 'Band width in the replay', value: '1 to 3; 2 at the start' },
        { name: 'Bar size in the replay', value: '1 to 30 minutes; 5 at the start' },
        { name: 'Data', value: 'Price and volume' },
      ],
    },
    {
      type: 'paragraph',
      text: 'The bar size only decides how often a point is drawn. VWAP itself is fed trade by trade, so it ends at the same price on every chart of the session.',
    },
    { type: 'heading', text: 'Where it misleads' },
    {
      type: 'paragraph',
      text: 'A band is a distance, not a wall. The textbook says that 95% of cases lie within 2 standard deviations. That holds for a bell curve, and the prices of a session do not make one: each grows out of the one before it. On a strong day price can walk along an outer band for hours, and the band walks with it.',
    },
    {
      type: 'paragraph',
      text: 'Age matters too. In the first minutes the bands are so narrow that any move looks extreme. Late in the day the average carries so much volume that it hardly moves. And the start counts: with the night session or without it you get two lines. Before you compare yours with those of others, ask where theirs began.',
    },
    {
      type: 'linkedParagraph',
      text: 'The slope of VWAP is one of the conditions in [the momentum strategy], shown there with sessions that failed as well.',
      links: ['/features/momentum-strategy'],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['vwap', 'vwap-bands', 'standard-deviation', 'volume', 'session', 'trend'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'An average looks back. Nothing obliges price to return to it. In futures you can lose more than the sum you started with.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'El VWAP y sus bandas: cómo leerlos',
    description:
      'El VWAP es el precio medio ponderado por volumen de la sesión, con bandas a 1, 2 y 3 desviaciones estándar. Qué dice y qué no dice.',
  },
  linkTitle: indicator.title,
  title: 'VWAP: ¿cuánto costó el contrato promedio?',
  summary:
    'El VWAP es una línea para toda la sesión: el precio del contrato promedio. Sus bandas muestran cuánto se alejó el precio.',
  blocks: [
    { type: 'heading', text: 'Qué mide' },
    {
      type: 'paragraph',
      text: 'Es el precio promedio de todos los contratos operados desde la apertura, y muestra qué tan dispersos quedaron alrededor de ese promedio.',
    },
    {
      type: 'paragraph',
      text: 'Un promedio simple trata igual a todos los precios. El VWAP (precio medio ponderado por volumen) le da un voto a cada contrato. Donde se operó diez veces más, el precio pesa diez veces más. Cuando abre otra sesión, la suma empieza de nuevo con su primera operación.',
    },
    { type: 'chart', chart: 'vwap', live: true },
    { type: 'heading', text: 'La cuenta en papel' },
    {
      type: 'paragraph',
      text: 'Supón que pasan 100 contratos a 5,000 y 300 a 5,004. El promedio simple de los dos precios es 5,002. El VWAP es 5,003, porque tres cuartas partes del volumen se operaron al precio más alto.',
    },
    {
      type: 'paragraph',
      text: 'Para las bandas, toma la distancia de cada contrato al VWAP. La desviación estándar de esas distancias, sigma, es aquí de 1.73 puntos. Las bandas quedan a 1, 2 y 3 sigmas por encima y por debajo: el primer par en 5,001.27 y 5,004.73; el segundo en 4,999.54 y 5,006.46; el tercero en 4,997.80 y 5,008.20.',
    },
    { type: 'heading', text: 'Cómo se lee' },
    {
      type: 'bullet',
      text: 'Precio sobre el VWAP: el contrato promedio del día se compró por menos de lo que cuesta ahora. Bajo el VWAP, se compró por más.',
    },
    {
      type: 'bullet',
      text: 'La pendiente: si el VWAP se inclina hacia arriba, el volumen nuevo se opera por encima del promedio anterior. Si está plano, ambos lados trabajan alrededor del mismo precio.',
    },
    {
      type: 'bullet',
      text: 'La distancia: cuéntala en bandas, no en puntos. Diez puntos son muchos en un día tranquilo y pocos en uno agitado.',
    },
    {
      type: 'bullet',
      text: 'El regreso: cuando el precio vuelve al VWAP en una tendencia, mira la delta. Muestra si el lado de la tendencia actúa otra vez.',
    },
    { type: 'heading', text: 'Ajustes' },
    {
      type: 'facts',
      caption: 'El VWAP, sus bandas y la reproducción',
      rows: [
        { name: 'Empieza de nuevo', value: 'En la apertura de cada sesión' },
        { name: 'Bandas', value: '1, 2 y 3 desviaciones estándar' },
        { name: 'Ancho de las bandas en la reproducción', value: 'De 1 a 3; al inicio, 2' },
        { name: 'Tamaño de barra en la reproducción', value: 'De 1 a 30 minutos; al inicio, 5' },
        { name: 'Datos', value: 'Precio y volumen' },
      ],
    },
    {
      type: 'paragraph',
      text: 'El tamaño de la barra solo decide cada cuánto se dibuja un punto. El VWAP se alimenta operación por operación, así que termina en el mismo precio en cualquier gráfico de la sesión.',
    },
    { type: 'heading', text: 'Dónde engaña' },
    {
      type: 'paragraph',
      text: 'Una banda es una distancia, no un muro. El libro de texto dice que el 95\u00A0% de los casos cae dentro de 2 desviaciones estándar. Eso vale para una campana de Gauss, y los precios de una sesión no la forman: cada uno nace del anterior. En un día con fuerza, el precio puede caminar por una banda exterior durante horas, y la banda camina con él.',
    },
    {
      type: 'paragraph',
      text: 'La edad también cuenta. En los primeros minutos las bandas son tan estrechas que todo parece extremo. Al final del día el promedio carga tanto volumen que apenas se mueve. Y el punto de partida importa: con la sesión nocturna o sin ella salen dos líneas. Antes de comparar la tuya con otras, pregunta dónde empezaron.',
    },
    {
      type: 'linkedParagraph',
      text: 'La pendiente del VWAP es una de las condiciones de [la estrategia de momentum], que ahí se ve también en sesiones fallidas.',
      links: ['/es/features/estrategia-momentum'],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['vwap', 'vwap-bands', 'standard-deviation', 'volume', 'session', 'trend'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Un promedio mira hacia atrás. Nada obliga al precio a volver a él. En futuros se puede perder más que la suma inicial.',
    },
  ],
};

/** The guide's card on VWAP. */
export const vwap: Article = {
  slug: { en: indicator.slug, es: indicator.slug },
  picture: 'vwap',
  published: '2026-11-02',
  text: { en, es },
};
