import type { Article, ArticleText } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

const en: ArticleText = {
  meta: {
    title: 'VWAP as a reference: the average price of the day',
    description:
      'VWAP and its bands worked out from nine trades. Why the line gets heavy as the day goes on, and why a band is a distance and not a turning point.',
  },
  linkTitle: 'VWAP as a reference',
  title: 'VWAP is a reference, not a signal',
  summary:
    'Nine trades are enough to work out VWAP and its bands by hand. Then you see what the line can tell you at noon, and why it cannot tell it at the open.',
  blocks: [
    { type: 'byline', text: `By ${product}` },
    {
      type: 'paragraph',
      text: 'VWAP is the price that the average contract of the session cost. It is short for volume-weighted average price. Funds check their own fills against it: did we buy for less than the day’s average, or for more? That is its first use, and no small one.',
    },
    { type: 'heading', text: 'What goes wrong' },
    {
      type: 'paragraph',
      text: 'Price is at the upper band, so it must be too high, so sell. This thought has cost many accounts a strong day. The band is a distance from the average. On a day with a trend both move: the average follows price, the band follows the average, and the short stays behind.',
    },
    { type: 'chart', chart: 'vwap', live: true },
    { type: 'heading', text: 'Nine trades, by hand' },
    {
      type: 'paragraph',
      text: 'A small session has nine trades at three prices. We only need the contracts at each price.',
    },
    {
      type: 'facts',
      caption: 'The session by price',
      rows: [
        { name: '100', value: '9 contracts, 900 points in all' },
        { name: '99', value: '30 contracts, 2,970 points in all' },
        { name: '98', value: '8 contracts, 784 points in all' },
        { name: 'Sum', value: '47 contracts, 4,654 points in all' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Divide 4,654 by 47 and you have VWAP: 99.02. The middle price, 99, carries most of the contracts, so the average stays close to it.',
    },
    {
      type: 'paragraph',
      text: 'Now the bands. For each price take the distance to VWAP, square it and multiply by the contracts. That gives 8.621 for 100, 0.014 for 99 and 8.344 for 98: 16.979 in all. Divide by 47, take the square root, and one standard deviation is 0.60 points.',
    },
    {
      type: 'bullet',
      text: 'The first band runs from 98.42 to 99.62, the second from 97.82 to 100.22.',
    },
    {
      type: 'bullet',
      text: 'A trade at 100 is 1.63 deviations above the average. It is outside the first band and inside the second.',
    },
    { type: 'heading', text: 'The line gets heavy' },
    {
      type: 'paragraph',
      text: 'Let one order buy 47 contracts at 100. In our small session it doubles the volume, and VWAP jumps from 99.02 to 99.51. It moves half the way to the new price.',
    },
    {
      type: 'paragraph',
      text: 'Now let the same order come at noon, when 4,700 contracts have traded at the same average. VWAP moves by 0.01. The order is as large as before, but the day has become heavy.',
    },
    {
      type: 'paragraph',
      text: 'This is why the line means little in the first minutes. It follows every larger trade. It is also why it means something after noon. To move it then takes volume that everybody can see.',
    },
    { type: 'heading', text: 'Three honest uses' },
    {
      type: 'bullet',
      text: 'As a yardstick for your own fills. A buy below VWAP was cheaper than the day’s average contract. That is a fact, whatever price does next.',
    },
    {
      type: 'bullet',
      text: 'As a picture of who is ahead. Above the line the day’s average buyer has a gain on paper. Below it, the average seller has.',
    },
    {
      type: 'bullet',
      text: 'As a test of a move. A push away from VWAP with rising volume pulls the line along. A push that the line ignores had few contracts in it.',
    },
    {
      type: 'linkedParagraph',
      text: 'None of these says when to buy. For that you need a level and somebody who acts there, as told in [absorption or exhaustion]. Settings and band widths are in the [VWAP] guide, and the indicator is one of the [free] ones.',
      links: ['/blog/absorption-vs-exhaustion', '/features/otm-wap', '/free-indicators/vwap'],
    },
    { type: 'heading', text: 'Where it misleads' },
    {
      type: 'bullet',
      text: 'Two charts with two session starts show two lines. Check the start before you argue about the level.',
    },
    {
      type: 'bullet',
      text: 'Deviation here is not a bell curve. Do not expect 68% or 95% of trades inside a band.',
    },
    {
      type: 'bullet',
      text: 'After a jump on news the average lies between two worlds. Hardly anyone traded at that price.',
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['vwap', 'vwap-bands', 'standard-deviation', 'volume', 'session', 'trend'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'An average describes trades that are done. A price far from it can go further. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'El VWAP como referencia: el precio medio del día',
    description:
      'El VWAP y sus bandas, calculados con nueve operaciones. Por qué la línea se vuelve pesada y una banda es una distancia, no un giro.',
  },
  linkTitle: 'El VWAP como referencia',
  title: 'El VWAP es una referencia, no una señal',
  summary:
    'Nueve operaciones bastan para calcular a mano el VWAP y sus bandas. Así se ve qué dice la línea al mediodía y por qué no lo dice en la apertura.',
  blocks: [
    { type: 'byline', text: `Por ${product}` },
    {
      type: 'paragraph',
      text: 'El VWAP es lo que costó el contrato medio de la sesión. Sus siglas en inglés significan precio medio ponderado por volumen. Los fondos comparan con él sus compras: ¿pagamos menos que la media del día, o más? Ese es su primer uso, y no es poco.',
    },
    { type: 'heading', text: 'Lo que sale mal' },
    {
      type: 'paragraph',
      text: 'El precio llegó a la banda superior, está caro, así que vendo. Esa idea les ha costado a muchas cuentas un día con fuerza. La banda es una distancia a la media. Con tendencia se mueven las dos: la media sigue al precio, la banda sigue a la media y la venta se queda atrás.',
    },
    { type: 'chart', chart: 'vwap', live: true },
    { type: 'heading', text: 'Nueve operaciones a mano' },
    {
      type: 'paragraph',
      text: 'Una sesión pequeña tiene nueve operaciones en tres precios. Solo hacen falta los contratos de cada precio.',
    },
    {
      type: 'facts',
      caption: 'La sesión por precio',
      rows: [
        { name: '100', value: '9 contratos, 900 puntos en total' },
        { name: '99', value: '30 contratos, 2,970 puntos en total' },
        { name: '98', value: '8 contratos, 784 puntos en total' },
        { name: 'Suma', value: '47 contratos, 4,654 puntos en total' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Divide 4,654 entre 47 y tienes el VWAP: 99.02. El precio central, 99, reúne casi todos los contratos, así que la media se queda cerca.',
    },
    {
      type: 'paragraph',
      text: 'Ahora las bandas. En cada precio, toma la distancia al VWAP, elévala al cuadrado y multiplícala por los contratos. Da 8.621 en 100, 0.014 en 99 y 8.344 en 98: en total, 16.979. Divide entre 47, saca la raíz cuadrada y una desviación estándar son 0.60 puntos.',
    },
    {
      type: 'bullet',
      text: 'La primera banda va de 98.42 a 99.62; la segunda, de 97.82 a 100.22.',
    },
    {
      type: 'bullet',
      text: 'Una operación en 100 está a 1.63 desviaciones de la media. Queda fuera de la primera banda y dentro de la segunda.',
    },
    { type: 'heading', text: 'La línea se vuelve pesada' },
    {
      type: 'paragraph',
      text: 'Una orden compra 47 contratos a 100. En nuestra sesión pequeña eso duplica el volumen, y el VWAP salta de 99.02 a 99.51. Recorre la mitad del camino hasta el nuevo precio.',
    },
    {
      type: 'paragraph',
      text: 'La misma orden llega ahora al mediodía, con 4,700 contratos operados a la misma media. El VWAP se mueve 0.01. La orden es igual de grande; lo que pesa es el día.',
    },
    {
      type: 'paragraph',
      text: 'Por eso la línea dice poco en los primeros minutos: sigue a cualquier operación algo grande. Y por eso dice algo por la tarde: para moverla hace falta un volumen que todos pueden ver.',
    },
    { type: 'heading', text: 'Tres usos honestos' },
    {
      type: 'bullet',
      text: 'Como vara para medir tus entradas. Una compra por debajo del VWAP fue más barata que el contrato medio del día. Es un hecho, haga lo que haga después el precio.',
    },
    {
      type: 'bullet',
      text: 'Como foto de quién va ganando. Por encima de la línea, el comprador medio del día gana en el papel. Por debajo, el vendedor medio.',
    },
    {
      type: 'bullet',
      text: 'Como prueba de un movimiento. Un empuje con volumen creciente arrastra la línea. Si la línea ni se entera, el empuje llevaba pocos contratos.',
    },
    {
      type: 'linkedParagraph',
      text: 'Nada de esto dice cuándo comprar. Para eso hacen falta un nivel y alguien que actúe ahí, como se ve en [absorción o agotamiento]. Los ajustes y las bandas están en la guía del [VWAP], y el indicador es uno de los [gratuitos].',
      links: [
        '/es/blog/absorcion-y-agotamiento',
        '/es/features/otm-wap',
        '/es/free-indicators/vwap',
      ],
    },
    { type: 'heading', text: 'Dónde engaña' },
    {
      type: 'bullet',
      text: 'Dos gráficos con distinto inicio de sesión muestran dos líneas. Comprueba el inicio antes de discutir el nivel.',
    },
    {
      type: 'bullet',
      text: 'Aquí la desviación no es una campana. No esperes el 68\u00A0% o el 95\u00A0% de las operaciones dentro de una banda.',
    },
    {
      type: 'bullet',
      text: 'Tras un salto por una noticia, la media cae entre dos mundos. Casi nadie operó a ese precio.',
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['vwap', 'vwap-bands', 'standard-deviation', 'volume', 'session', 'trend'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Una media describe operaciones que ya se hicieron. Un precio lejano puede alejarse más. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** VWAP and its bands by hand, and what they are good for. */
export const vwapAsAReference: Article = {
  slug: { en: 'vwap-as-a-reference', es: 'el-vwap-como-referencia' },
  picture: 'vwap',
  published: '2026-08-18',
  text: { en, es },
};
