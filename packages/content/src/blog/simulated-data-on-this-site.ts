import type { Article, ArticleText } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

const en: ArticleText = {
  meta: {
    title: 'Why every chart on this site is simulated',
    description:
      'What a seed is, how to check a caption with the table under a chart, and how a coin can fill a page with perfect examples if you may choose.',
  },
  linkTitle: 'Simulated data on this site',
  title: 'Why every chart here is simulated',
  summary:
    'A real chart proves less than you think, because somebody chose it. Ours come from a number that is printed beside them. You can check them.',
  blocks: [
    { type: 'byline', text: `By ${product}` },
    {
      type: 'paragraph',
      text: 'Under every chart on this site stands the same line: simulated data, not a trade result. An advertisement for an indicator likes to show a real chart with an arrow at the low of the day. This post says why we do not, and how you can check what we do.',
    },
    { type: 'heading', text: 'Perfect charts from a coin' },
    {
      type: 'paragraph',
      text: 'Take a method that is worth nothing: toss a coin and buy on heads. Let it make four trades in each session. Half of the trades work by chance. All four work in one session of 16, or 6.25%.',
    },
    {
      type: 'paragraph',
      text: 'Now look through 16 sessions. The chance that none of them is perfect is 0.9375 multiplied by itself 16 times, which is 0.36. So there is a chance of 64% that you find at least one session in which the coin was right all four times. Print that one, and you have an advertisement.',
    },
    {
      type: 'paragraph',
      text: 'The mistake is to take such a picture for evidence. Nothing in it has been forged. It was only chosen, and the choice is the one thing that you cannot see.',
    },
    { type: 'heading', text: 'What a seed is' },
    {
      type: 'paragraph',
      text: 'Our engine makes a session from one whole number, the seed. The same seed gives the same trades in the same order on every computer, and another seed gives another session. Size, side and time of each trade come from it. The number is printed beside the chart.',
    },
    { type: 'chart', chart: 'swing', live: true },
    {
      type: 'paragraph',
      text: 'Start this chart and ask for the next seed. If the reading in the guide only worked for our first picture, you would see it fail in the second.',
    },
    { type: 'heading', text: 'Check a caption yourself' },
    {
      type: 'steps',
      steps: [
        'Open the table under the chart above. Add up the delta of all legs. The sum is the delta in the caption.',
        'Start the chart and change the swing threshold. There are more legs or fewer, and the sum stays as it was.',
        'Open the table under a volume profile with the same seed. Add up the buys and take away the sells. It is the same delta once more.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The sums agree for any session, because each trade is counted once, on one side and at one price. If two charts of the same trades do not agree, at least one of them is wrong, whoever sells it. You need no knowledge of the market to see that.',
    },
    { type: 'heading', text: 'What is planted and what is not' },
    {
      type: 'paragraph',
      text: 'Some of our sessions hold a stretch with a trend, or one in which a patient side absorbs. We put it there on purpose, since a picture that explains absorption must contain some. Such a picture explains a word. It shows nothing about how often that occurs.',
    },
    {
      type: 'linkedParagraph',
      text: 'The pages on the [momentum] and the [reversal] strategy are different. Their market has no memory: what has happened does not change what comes next. Seeds are tried from 1 upwards, and the first two sessions that followed through stand beside the first two that did not.',
      links: ['/features/momentum-strategy', '/features/reversals-strategy'],
    },
    { type: 'heading', text: 'What the simulation leaves out' },
    {
      type: 'bullet',
      text: 'News. No report comes out at half past eight, and no gap opens over a weekend.',
    },
    {
      type: 'bullet',
      text: 'Other markets. Bonds, currencies and shares do not pull at our price.',
    },
    {
      type: 'bullet',
      text: 'You. Your order would take a place in the queue and change what others do. Here nobody answers.',
    },
    {
      type: 'bullet',
      text: 'Costs. No fee, no slippage and no delay stand between the picture and a fill.',
    },
    {
      type: 'linkedParagraph',
      text: 'So learn from these charts what an indicator counts. How it does in your market you can only see in your market. Two indicators are [free], and the platform can replay past sessions. The [risk] page says the rest.',
      links: ['/free-indicators/deltabar', '/risk'],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['hypothetical-result', 'market-replay', 'delta', 'volume', 'slippage', 'session'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'A simulated session was never traded, and no result may be drawn from it. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Por qué los gráficos de este sitio son simulados',
    description:
      'Qué es una semilla, cómo comprobar un pie de gráfico con su tabla y cómo una moneda llena una página de ejemplos perfectos si se puede elegir.',
  },
  linkTitle: 'Datos simulados en este sitio',
  title: 'Por qué aquí todos los gráficos son simulados',
  summary:
    'Un gráfico real prueba menos de lo que crees, porque alguien lo eligió. Los nuestros salen de un número impreso al lado. Los puedes comprobar.',
  blocks: [
    { type: 'byline', text: `Por ${product}` },
    {
      type: 'paragraph',
      text: 'Debajo de cada gráfico de este sitio está la misma línea: datos simulados, no es el resultado de una operación. A un anuncio de indicadores le gusta enseñar un gráfico real con una flecha en el mínimo del día. Aquí te contamos por qué nosotros no lo hacemos y cómo puedes comprobarlo.',
    },
    { type: 'heading', text: 'Gráficos perfectos con una moneda' },
    {
      type: 'paragraph',
      text: 'Toma un método que no vale nada: lanzar una moneda y comprar si sale cara. Hace cuatro operaciones por sesión. La mitad sale bien por azar. Las cuatro salen bien en una sesión de 16, el 6.25\u00A0%.',
    },
    {
      type: 'paragraph',
      text: 'Ahora revisa 16 sesiones. La probabilidad de que ninguna sea perfecta es 0.9375 multiplicado por sí mismo 16 veces: 0.36. Así que hay un 64\u00A0% de probabilidad de encontrar al menos una sesión en la que la moneda acertó las cuatro veces. Imprime esa y tienes un anuncio.',
    },
    {
      type: 'paragraph',
      text: 'El error es tomar esa imagen por una prueba. No hay nada falso en ella. Solo la eligieron, y la elección es lo único que no se ve.',
    },
    { type: 'heading', text: 'Qué es una semilla' },
    {
      type: 'paragraph',
      text: 'Nuestro motor crea una sesión a partir de un número entero, la semilla. La misma semilla da las mismas operaciones y en el mismo orden en cualquier equipo. Otra semilla da otra sesión. De ella salen el tamaño, el lado y la hora de cada operación. El número está junto al gráfico.',
    },
    { type: 'chart', chart: 'swing', live: true },
    {
      type: 'paragraph',
      text: 'Pon en marcha este gráfico y pide la semilla siguiente. Si la lectura de la guía solo valiera para nuestra primera imagen, la verías fallar en la segunda.',
    },
    { type: 'heading', text: 'Comprueba un pie de gráfico' },
    {
      type: 'steps',
      steps: [
        'Abre la tabla del gráfico de arriba. Suma la delta de todos los tramos. El total es la delta que dice el pie.',
        'Pon en marcha el gráfico y cambia el umbral del tramo. Habrá más tramos o menos, y la suma será la misma.',
        'Abre la tabla de un perfil de volumen con la misma semilla. Suma las compras y resta las ventas. Sale otra vez la misma delta.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Las sumas coinciden en cualquier sesión, porque cada operación se cuenta una vez, en un lado y en un precio. Si dos gráficos de las mismas operaciones no coinciden, al menos uno está mal, lo venda quien lo venda. Para verlo no hace falta saber nada del mercado.',
    },
    { type: 'heading', text: 'Lo que ponemos a propósito y lo que no' },
    {
      type: 'paragraph',
      text: 'Algunas de nuestras sesiones tienen un tramo con tendencia, o uno en el que un lado paciente absorbe. Lo pusimos ahí porque una imagen que explica la absorción debe contenerla. Esa imagen explica una palabra. No muestra nada sobre su frecuencia.',
    },
    {
      type: 'linkedParagraph',
      text: 'Las páginas de las estrategias de [momentum] y de [reversal] son otra cosa. Su mercado no tiene memoria: lo que pasó no cambia lo que viene. Las semillas se prueban desde la 1, y las dos primeras sesiones que continuaron están junto a las dos primeras que no.',
      links: ['/es/features/estrategia-momentum', '/es/features/estrategia-reversals'],
    },
    { type: 'heading', text: 'Lo que la simulación deja fuera' },
    {
      type: 'bullet',
      text: 'Las noticias. Ningún informe sale a las ocho y media y ningún fin de semana abre un hueco.',
    },
    {
      type: 'bullet',
      text: 'Los otros mercados. Ni bonos, ni divisas, ni acciones tiran de nuestro precio.',
    },
    {
      type: 'bullet',
      text: 'A ti. Tu orden ocuparía un lugar en la fila y cambiaría lo que hacen los demás. Aquí nadie responde.',
    },
    {
      type: 'bullet',
      text: 'Los costos. Entre la imagen y una ejecución no hay comisión, deslizamiento ni demora.',
    },
    {
      type: 'linkedParagraph',
      text: 'Aprende con estos gráficos qué cuenta cada indicador. Cómo se porta en tu mercado solo lo verás en tu mercado. Dos indicadores son [gratis] y la plataforma puede reproducir sesiones pasadas. Lo demás está en la página de [riesgo].',
      links: ['/es/free-indicators/deltabar', '/es/risk'],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['hypothetical-result', 'market-replay', 'delta', 'volume', 'slippage', 'session'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Una sesión simulada nunca se operó y de ella no se deduce ningún resultado. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** Where the charts come from, how to check them, and what a chosen example is worth. */
export const simulatedDataOnThisSite: Article = {
  slug: { en: 'simulated-data-on-this-site', es: 'datos-simulados-en-este-sitio' },
  picture: 'hero',
  published: '2026-10-27',
  text: { en, es },
};
