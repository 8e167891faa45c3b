import type { Article, ArticleText } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

const en: ArticleText = {
  meta: {
    title: 'Preparing a trading session: levels, limits, bars',
    description:
      'A plan on one page: three levels from yesterday’s profile, a sentence for each case, a loss limit counted in ticks, and the seconds left in a bar.',
  },
  linkTitle: 'Preparing a session',
  title: 'Preparing a session on one page',
  summary:
    'A good plan does not say where price will go. It says what you will look at when it gets there, and when you will stop. Fifteen minutes are enough.',
  blocks: [
    { type: 'byline', text: `By ${product}` },
    {
      type: 'paragraph',
      text: 'Before the open everyone has time. Ten minutes later nobody has. What you have not decided by then, you will decide in a hurry and with money at stake. So the work of the day is done before it starts.',
    },
    { type: 'heading', text: 'An opinion is not a plan' },
    {
      type: 'paragraph',
      text: 'The usual preparation ends in an opinion: today we go up. From then on each bar is read as proof. A falling price is a discount, and a third loss is only bad luck. An opinion does not tell you what to do when it is wrong. A plan does little else.',
    },
    { type: 'heading', text: 'Levels from yesterday' },
    {
      type: 'linkedParagraph',
      text: 'Take the session that we counted in [how to read a volume profile]: value area from 101 to 105, point of control at 103. Suppose that today opens at 107. That is 2 points above value, and it already gives you three levels and four cases to write down.',
      links: ['/blog/how-to-read-a-volume-profile'],
    },
    { type: 'chart', chart: 'profile' },
    {
      type: 'facts',
      caption: 'A plan for an open at 107',
      rows: [
        {
          name: 'Price stays above 105',
          value: 'Yesterday’s value is refused. Watch whether volume builds up here',
        },
        {
          name: 'Price is back below 105',
          value: 'The open is refused. Watch for sellers who hit the bid and get through',
        },
        {
          name: 'Price reaches 103',
          value: 'The middle of yesterday. Expect noise and look for nothing',
        },
        {
          name: 'Price falls below 101',
          value: 'The whole of yesterday is left behind. Start with a new plan',
        },
      ],
    },
    {
      type: 'paragraph',
      text: 'No row says buy or sell. Each says what would have to happen first. If nothing of it happens, you have a quiet day, and quiet days are cheap.',
    },
    { type: 'heading', text: 'The limit, counted in ticks' },
    {
      type: 'paragraph',
      text: 'Next comes the loss that ends your day. Say that it is 40 ticks. Your stop is 8 ticks away, and you allow 1 tick for slippage. One loss then costs 9 ticks.',
    },
    {
      type: 'paragraph',
      text: 'Divide 40 by 9: you can be wrong 4 times and have spent 36. A fifth loss would bring you to 45. So the day ends after the fourth, and you know it before the first. Fees come on top, so count them in as well.',
    },
    { type: 'heading', text: 'Know how long a bar has to go' },
    {
      type: 'paragraph',
      text: 'If your plan says that a bar must close below 105, then a price below 105 in the middle of the bar is no close. A bar of 5 minutes has 300 seconds. At the stage of 75% there are 225 seconds left, at 50% there are 150, and at 25% there are 75. A lot can turn in 75 seconds.',
    },
    { type: 'chart', chart: 'bar-timer', live: true },
    {
      type: 'linkedParagraph',
      text: 'The [Bar Timer] shows the stage in words, so you need not do sums while you wait.',
      links: ['/features/otm-bar-timer'],
    },
    { type: 'heading', text: 'The page, in order' },
    {
      type: 'steps',
      steps: [
        'Check the data: right contract month, right session start, trades coming in with bid and ask.',
        'Write down the hour of each planned news release. Do nothing around it.',
        'Draw three levels from the last session and no more. Ten lines are as good as none.',
        'Write one sentence for each case: what must happen there before you act.',
        'Write down the loss limit in ticks and the number of losses that it allows.',
        'After the close, compare the page with what you did. Count the trades that were not on it.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The last step is the one that pays back. After a month you know how many of your losses were bad luck, and how many were never in the plan.',
    },
    { type: 'heading', text: 'What a plan cannot do' },
    {
      type: 'paragraph',
      text: 'It does not make the levels hold. A gap can jump over your stop, and the loss is then larger than the 9 ticks you had counted. The page keeps you from making things worse. That is all it does.',
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['session', 'value-area', 'poc', 'slippage', 'stop-order', 'risk-capital'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'The figures are an example and no advice on how much to risk. A stop order may be filled at a worse price. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Preparar una sesión: niveles, límites y barras',
    description:
      'Un plan en una página: tres niveles del perfil de ayer, una frase por caso, un límite de pérdida en ticks y el tiempo que le queda a la barra.',
  },
  linkTitle: 'Preparar una sesión',
  title: 'Preparar la sesión en una página',
  summary:
    'Un buen plan no dice adónde irá el precio. Dice qué vas a mirar cuando llegue y cuándo vas a parar. Con quince minutos alcanza.',
  blocks: [
    { type: 'byline', text: `Por ${product}` },
    {
      type: 'paragraph',
      text: 'Antes de la apertura a todos les sobra tiempo. Diez minutos después no lo tiene nadie. Lo que no hayas decidido para entonces lo decidirás con prisa y con dinero en juego. El trabajo del día se hace antes de que empiece.',
    },
    { type: 'heading', text: 'Una opinión no es un plan' },
    {
      type: 'paragraph',
      text: 'La preparación de siempre acaba en una opinión: hoy sube. Desde ahí, cada barra parece una prueba. Si el precio baja, está en descuento; si llega la tercera pérdida, es mala suerte. La opinión no te dice qué hacer cuando falla. El plan casi no dice otra cosa.',
    },
    { type: 'heading', text: 'Los niveles de ayer' },
    {
      type: 'linkedParagraph',
      text: 'Toma la sesión que contamos en [cómo leer un perfil de volumen]: área de valor de 101 a 105 y punto de control en 103. Supón que hoy abre en 107. Son 2 puntos por encima del valor, y con eso ya tienes tres niveles y cuatro casos que anotar.',
      links: ['/es/blog/como-leer-un-perfil-de-volumen'],
    },
    { type: 'chart', chart: 'profile' },
    {
      type: 'facts',
      caption: 'Plan para una apertura en 107',
      rows: [
        {
          name: 'El precio sigue arriba de 105',
          value: 'Se rechaza el valor de ayer. Vigila si aquí se forma volumen',
        },
        {
          name: 'El precio vuelve debajo de 105',
          value: 'Se rechaza la apertura. Vigila si la venta golpea el bid (compra) y pasa',
        },
        {
          name: 'El precio llega a 103',
          value: 'Es el centro de ayer. Espera ruido y no busques nada',
        },
        {
          name: 'El precio cae debajo de 101',
          value: 'Todo lo de ayer quedó atrás. Empieza con un plan nuevo',
        },
      ],
    },
    {
      type: 'paragraph',
      text: 'Ninguna fila dice compra o vende. Cada una dice qué tendría que pasar antes. Si nada de eso pasa, tienes un día tranquilo, y los días tranquilos salen baratos.',
    },
    { type: 'heading', text: 'El límite, contado en ticks' },
    {
      type: 'paragraph',
      text: 'Sigue la pérdida que cierra tu día. Digamos que son 40 ticks. Tu stop está a 8 ticks y dejas 1 tick para el deslizamiento. Cada pérdida cuesta entonces 9 ticks.',
    },
    {
      type: 'paragraph',
      text: 'Divide 40 entre 9: puedes fallar 4 veces y habrás gastado 36. La quinta pérdida te llevaría a 45. Así que el día termina con la cuarta, y lo sabes antes de la primera. Las comisiones van aparte, así que súmalas también.',
    },
    { type: 'heading', text: 'Cuánto le queda a la barra' },
    {
      type: 'paragraph',
      text: 'Si tu plan pide un cierre de barra debajo de 105, un precio debajo de 105 a media barra no es un cierre. Una barra de 5 minutos tiene 300 segundos. En la etapa del 75\u00A0% quedan 225 segundos; en la del 50\u00A0%, 150; en la del 25\u00A0%, 75. En 75 segundos puede cambiar mucho.',
    },
    { type: 'chart', chart: 'bar-timer', live: true },
    {
      type: 'linkedParagraph',
      text: '[Bar Timer] escribe la etapa con palabras, así no haces cuentas mientras esperas.',
      links: ['/es/features/otm-bar-timer'],
    },
    { type: 'heading', text: 'La página, en orden' },
    {
      type: 'steps',
      steps: [
        'Comprueba los datos: el mes de contrato correcto, el inicio de sesión correcto y operaciones que llegan con bid y ask.',
        'Anota la hora de cada noticia prevista. Cerca de ella no hagas nada.',
        'Dibuja tres niveles de la última sesión y ni uno más. Diez líneas sirven tanto como ninguna.',
        'Escribe una frase por caso: qué debe pasar ahí antes de que actúes.',
        'Anota el límite de pérdida en ticks y cuántas pérdidas permite.',
        'Tras el cierre, compara la página con lo que hiciste. Cuenta las operaciones que no estaban en ella.',
      ],
    },
    {
      type: 'paragraph',
      text: 'El último paso es el que más devuelve. En un mes sabrás cuántas pérdidas fueron mala suerte y cuántas nunca estuvieron en el plan.',
    },
    { type: 'heading', text: 'Lo que un plan no puede' },
    {
      type: 'paragraph',
      text: 'No hace que los niveles aguanten. Un hueco puede saltar tu stop, y la pérdida será mayor que los 9 ticks que habías contado. La página evita que tú lo empeores. No hace más que eso.',
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['session', 'value-area', 'poc', 'slippage', 'stop-order', 'risk-capital'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Las cifras son un ejemplo y no un consejo sobre cuánto arriesgar. Una orden stop puede ejecutarse a un precio peor. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** A plan on one page: levels, a limit in ticks, the time left in a bar. */
export const preparingASession: Article = {
  slug: { en: 'preparing-a-session', es: 'preparar-una-sesion' },
  picture: 'bar-timer',
  published: '2026-10-06',
  text: { en, es },
};
