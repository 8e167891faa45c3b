import type { Article, ArticleText } from '@otm/schema';
import { prescribedStatement } from '../pages/prescribed-statement.ts';

const en: ArticleText = {
  meta: {
    title: 'Momentum strategy: joining a push that works',
    description:
      'The idea, a checklist, simulated sessions that went on beside as many that did not, an example with its losing twin, and where momentum fails.',
  },
  linkTitle: 'Momentum',
  title: 'Momentum: joining a push that works',
  summary:
    'Price has left value, delta moves with it, and the VWAP follows. What to check before you join, and what happens when it fails.',
  blocks: [
    { type: 'heading', text: 'The idea' },
    {
      type: 'paragraph',
      text: 'A market trends while one side keeps paying up and price keeps giving way. Momentum joins that side. It does not ask why they buy. It asks whether their buying works.',
    },
    {
      type: 'paragraph',
      text: 'Three witnesses have to agree. Price closes outside the value area. Cumulative delta moves the same way. The VWAP moves with them. Each of these alone is common. The three together suggest that volume accepts new prices.',
    },
    { type: 'heading', text: 'Checklist' },
    {
      type: 'paragraph',
      text: 'The steps describe a move up. For a move down, turn them around.',
    },
    {
      type: 'steps',
      steps: [
        'Mark the value area of the session as it stands now.',
        'Wait for two closes in a row above it. The first close is a test. The second shows that price could stay.',
        'Look at the last six bars. Cumulative delta and the VWAP must both have risen.',
        'Look left. A high-volume node just above leaves little room.',
        'Choose the price that proves you wrong before you act. A close back inside value is a natural one.',
        'Take the size from the distance to that price, not from how sure you feel.',
        'Wait for a pullback. If none comes, let the trade go.',
      ],
    },
    { type: 'heading', text: 'Sessions that went on, and sessions that did not' },
    {
      type: 'paragraph',
      text: 'The pictures come from a simulated market with five-minute bars. No trend was planted in it. The signal is steps 2 and 3, for both directions, and nothing else. It uses only what is known at the close of a bar, comes at bar 18 at the earliest, and only the first one of a session counts.',
    },
    {
      type: 'paragraph',
      text: 'Then 14 bars decide; a signal with fewer bars left in its session is passed over. If price goes 10 ticks further before it comes 10 ticks back, the session went on. If it comes back first, does both in one bar or does neither, the session failed. Seeds are tried from 1 upwards. The first two of each kind are drawn. Nobody picked them.',
    },
    { type: 'chart', chart: 'momentum' },
    {
      type: 'paragraph',
      text: 'Two and two is not a hit rate. We ran a few hundred seeds, and this signal failed more often than it went on. That says something about the simulation, not about your market. The pictures show what the setup looks like, not how often it works.',
    },
    { type: 'heading', text: 'Where it fails' },
    {
      type: 'bullet',
      text: 'The market is in balance. Price looks outside value, finds nobody and comes back.',
    },
    {
      type: 'bullet',
      text: 'The signal is late. Two closes take time, and by then the stop is far away.',
    },
    {
      type: 'bullet',
      text: 'The push is spent. Delta is large because the last buyers have just bought. Nobody is left to lift price further.',
    },
    {
      type: 'bullet',
      text: 'The day is young. With few trades, the value area is narrow and almost any bar closes outside it.',
    },
    {
      type: 'bullet',
      text: 'News moved price. A jump through an empty order book leaves a signal without acceptance behind it.',
    },
    { type: 'heading', text: 'An example that worked, and one that did not' },
    {
      type: 'paragraph',
      text: 'Both examples are made up, with one contract of crude oil and the same checklist. Crude oil moves in ticks of 0.01. Neither example says that it will happen again.',
    },
    {
      type: 'results',
      examples: [
        {
          outcome: 'gain',
          title: 'Price went on',
          result: '+$360',
          text: 'Two closes above value, delta and VWAP rising. The trader buys the pullback at 71.40 and sells at 71.76. That is 36 ticks of $10 each, before commissions.',
        },
        {
          outcome: 'loss',
          title: 'Price came back',
          result: '-$340',
          text: 'Two closes above value, delta and VWAP rising. The trader buys the pullback at 72.10, with a stop at 71.80. Price falls through it, and the fill is 71.76. That is 34 ticks of $10 each, before commissions.',
        },
      ],
      disclosure: {
        title: 'These results are hypothetical',
        statement: {
          text: prescribedStatement,
          lang: 'en',
          source: '17 CFR 4.41(b), United States',
        },
        plain:
          'In plain words: nobody made these two trades. They were written down, not filled. So they never met a missing buyer, a late order or any other thing that makes a real fill better or worse. Whoever writes an example already knows how it ends. A real trader does not. We do not say that your account will make or lose such amounts, or that it is likely to.',
      },
    },
    { type: 'heading', text: 'Risk before reward' },
    {
      type: 'paragraph',
      text: 'Know the loss before you know the target. Count the ticks to your stop, then add some for slippage, because a stop order is filled where there is a buyer or seller. If that loss on one contract is too much, there is no trade.',
    },
    {
      type: 'paragraph',
      text: 'Expect losses in a row. Three of them are normal for any setup that fails as often as this one. Choose a size with which the fourth trade is still calm.',
    },
    {
      type: 'linkedParagraph',
      text: 'When a push does not hold, the [reversals strategy] looks at the same edge from the other side.',
      links: ['/features/reversals-strategy'],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['momentum', 'trend', 'breakout', 'pullback', 'value-area', 'cumulative-delta'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'A checklist does not remove risk. A stop limits a loss only if the market fills it near its price. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Estrategia de momentum: sumarse a un empuje que funciona',
    description:
      'La idea, una lista de control, sesiones simuladas que continuaron y otras tantas que no, un ejemplo con su par perdedor, y dónde falla.',
  },
  linkTitle: 'Momentum',
  title: 'Momentum: sumarse a un empuje que funciona',
  summary:
    'El precio salió del valor, la delta va con él y el VWAP lo sigue. Qué revisar antes de sumarte y qué pasa cuando falla.',
  blocks: [
    { type: 'heading', text: 'La idea' },
    {
      type: 'paragraph',
      text: 'Hay tendencia mientras un lado paga cada vez más y el precio cede. El momentum se suma a ese lado. No pregunta por qué compran. Pregunta si su compra funciona.',
    },
    {
      type: 'paragraph',
      text: 'Tienen que coincidir tres testigos. El precio cierra fuera del área de valor. La delta acumulada va en la misma dirección. El VWAP se mueve con ellos. Cada uno por separado es común. Los tres juntos sugieren que el volumen acepta precios nuevos.',
    },
    { type: 'heading', text: 'Lista de control' },
    {
      type: 'paragraph',
      text: 'Los pasos describen una subida. Para una bajada, se leen al revés.',
    },
    {
      type: 'steps',
      steps: [
        'Marca el área de valor de la sesión tal como está ahora.',
        'Espera dos cierres seguidos por encima. El primero es una prueba. El segundo muestra que el precio pudo quedarse.',
        'Mira las últimas seis barras. La delta acumulada y el VWAP tienen que haber subido.',
        'Mira a la izquierda. Un nodo de alto volumen justo encima deja poco recorrido.',
        'Elige el precio que te quita la razón antes de actuar. Lo natural es un cierre de vuelta en el valor.',
        'Saca el tamaño de la distancia a ese precio, no de lo seguro que te sientas.',
        'Espera un retroceso. Si no llega, deja pasar la operación.',
      ],
    },
    { type: 'heading', text: 'Sesiones que continuaron y sesiones que no' },
    {
      type: 'paragraph',
      text: 'Las imágenes salen de un mercado simulado con barras de cinco minutos. Nadie puso en él una tendencia. La señal son los pasos 2 y 3, en ambas direcciones, y nada más. Usa solo lo que se sabe al cierre de una barra, no aparece antes de la barra 18 y solo cuenta la primera de cada sesión.',
    },
    {
      type: 'paragraph',
      text: 'Después deciden 14 barras; si a la sesión le quedan menos, la señal se descarta. Si el precio avanza 10 ticks más antes de volver 10 ticks, la sesión continuó. Si vuelve primero, hace ambas cosas en una barra o no hace ninguna, la sesión falló. Las semillas se prueban en orden desde la 1. Se dibujan las dos primeras de cada tipo. Nadie las eligió.',
    },
    { type: 'chart', chart: 'momentum' },
    {
      type: 'paragraph',
      text: 'Dos y dos no es una tasa de acierto. Probamos unos cientos de semillas y esta señal falló más veces de las que continuó. Eso habla de la simulación, no de tu mercado. Las imágenes enseñan cómo se ve el setup, no cada cuánto funciona.',
    },
    { type: 'heading', text: 'Dónde falla' },
    {
      type: 'bullet',
      text: 'El mercado está en equilibrio. El precio se asoma fuera del valor, no encuentra a nadie y vuelve.',
    },
    {
      type: 'bullet',
      text: 'La señal llega tarde. Dos cierres llevan tiempo y para entonces el stop queda lejos.',
    },
    {
      type: 'bullet',
      text: 'El empuje se gastó. Hay mucha delta porque acaban de comprar los últimos. Ya no queda quien levante más el precio.',
    },
    {
      type: 'bullet',
      text: 'La sesión acaba de empezar. Con pocas operaciones, el área de valor es estrecha y casi cualquier barra cierra fuera.',
    },
    {
      type: 'bullet',
      text: 'Lo movió una noticia. Un salto por un libro de órdenes vacío deja una señal sin aceptación detrás.',
    },
    { type: 'heading', text: 'Un ejemplo que funcionó y otro que no' },
    {
      type: 'paragraph',
      text: 'Los dos ejemplos son inventados, con un contrato de petróleo y la misma lista de control. El petróleo se mueve en ticks de 0.01. Ninguno de los dos dice que vaya a repetirse.',
    },
    {
      type: 'results',
      examples: [
        {
          outcome: 'gain',
          title: 'El precio siguió',
          result: '+$360',
          text: 'Dos cierres por encima del valor, con la delta y el VWAP al alza. El trader compra el retroceso en 71.40 y vende en 71.76. Son 36 ticks de $10 cada uno, sin contar comisiones.',
        },
        {
          outcome: 'loss',
          title: 'El precio volvió',
          result: '-$340',
          text: 'Dos cierres por encima del valor, con la delta y el VWAP al alza. El trader compra el retroceso en 72.10, con un stop en 71.80. El precio lo atraviesa y la orden se ejecuta en 71.76. Son 34 ticks de $10 cada uno, sin contar comisiones.',
        },
      ],
      disclosure: {
        title: 'Estos resultados son hipotéticos',
        statement: {
          text: prescribedStatement,
          lang: 'en',
          source: '17 CFR 4.41(b), Estados Unidos',
        },
        plain:
          'Versión informativa en palabras sencillas; el texto legal es el inglés: nadie hizo estas dos operaciones. Se escribieron, no se ejecutaron. Por eso nunca les faltó un comprador, ni les llegó tarde una orden, ni les pasó nada de lo que mejora o empeora una ejecución real. Quien escribe un ejemplo ya sabe cómo termina. Quien opera no lo sabe. No se afirma que una cuenta vaya a ganar o perder cantidades así, ni que sea probable.',
      },
    },
    { type: 'heading', text: 'Primero el riesgo' },
    {
      type: 'paragraph',
      text: 'Conoce la pérdida antes que el objetivo. Cuenta los ticks hasta tu stop y súmale algo por el deslizamiento, porque una orden stop se ejecuta donde haya alguien al otro lado. Si esa pérdida con un contrato es demasiado, no hay operación.',
    },
    {
      type: 'paragraph',
      text: 'Cuenta con pérdidas seguidas. Tres son normales en cualquier setup que falle tanto como este. Usa un tamaño con el que la cuarta operación siga siendo tranquila.',
    },
    {
      type: 'linkedParagraph',
      text: 'Cuando un empuje no se sostiene, la [estrategia de reversals] mira ese mismo borde desde el otro lado.',
      links: ['/es/features/estrategia-reversals'],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['momentum', 'trend', 'breakout', 'pullback', 'value-area', 'cumulative-delta'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Una lista de control no elimina el riesgo. Un stop limita la pérdida solo si el mercado lo ejecuta cerca de su precio. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** The guide's card on trading with a push. */
export const momentum: Article = {
  slug: { en: 'momentum-strategy', es: 'estrategia-momentum' },
  picture: 'vwap',
  published: '2026-11-02',
  text: { en, es },
};
