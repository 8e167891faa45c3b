import type { Article, ArticleText } from '@otm/schema';
import { business } from '../business.ts';
import { barTimer as indicator } from '../indicators/bar-timer.ts';

const en: ArticleText = {
  meta: {
    title: 'Bar Timer: how much of the bar is left',
    description:
      'Bar Timer counts down to the close of the bar in three stages: 75%, 50% and 25% left. How to use it, and why the clock is not the market.',
  },
  linkTitle: indicator.title,
  title: 'Bar Timer: how long until the close?',
  summary:
    'A signal inside an open bar can still vanish. Bar Timer tells you how long you would have to wait for the close.',
  blocks: [
    { type: 'heading', text: 'What it measures' },
    {
      type: 'paragraph',
      text: 'It shows how much time is left until the bar on your chart closes.',
    },
    {
      type: 'paragraph',
      text: 'The time stands there in minutes and seconds. It passes three stages on its way: when 75% of the bar is left, when 50% is left, and when 25% is left. Each stage is named in words as well as in colour, so you can read it on any screen.',
    },
    { type: 'chart', chart: 'bar-timer', live: true },
    { type: 'heading', text: 'The three stages' },
    {
      type: 'facts',
      caption: 'When each stage begins',
      rows: [
        { name: 'Bar of 5 minutes', value: '75% at 03:45 left, 50% at 02:30, 25% at 01:15' },
        { name: 'Bar of 15 minutes', value: '75% at 11:15 left, 50% at 07:30, 25% at 03:45' },
        { name: 'Bar of 2,000 trades', value: '75% at 1,500 left, 50% at 1,000, 25% at 500' },
      ],
    },
    {
      type: 'paragraph',
      text: 'A time bar needs a clock and no trades. The count runs on when the market is silent. Bars of trades or of volume have no clock. For them, what is left is a count of trades or contracts.',
    },
    { type: 'heading', text: 'How to read it' },
    {
      type: 'bullet',
      text: 'Before the first stage: the bar is young. Its delta and its shape rest on few trades, and both can still turn around.',
    },
    {
      type: 'bullet',
      text: 'Between 75% and 25%: the bar takes form. Good minutes to decide what the close would have to look like, before it does.',
    },
    {
      type: 'bullet',
      text: 'The last quarter: what you see is near to what will remain. A burst of orders in the last seconds can still change it.',
    },
    {
      type: 'bullet',
      text: 'Waiting has a cost, and the timer names it. Twenty seconds are cheap; four minutes may not be.',
    },
    { type: 'heading', text: 'Settings' },
    {
      type: 'facts',
      caption: 'Settings of the countdown above',
      rows: [
        { name: 'Bar size', value: '1 to 30 minutes; 5 at the start' },
        { name: 'Stop at stage', value: '75%, 50% or 25%; 100% never stops' },
        { name: 'Stages', value: '75%, 50% and 25% left, fixed' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Try the stop at 25%. The replay then halts in the last quarter of each bar. Say what you expect of the close, let it run, and check. The replay jumps from trade to trade, so its seconds are not as even as those of a live chart.',
    },
    { type: 'heading', text: 'Where it misleads' },
    {
      type: 'paragraph',
      text: 'Time is not volume. When 50% of the time is left, most of the volume may be over, or hardly any may have come. At the open and after news, one minute can hold more trades than the ten before it. The timer knows nothing of that. It counts the same seconds on the busiest and on the slowest day.',
    },
    {
      type: 'paragraph',
      text: 'The close itself is a convention. Your bar of 5 minutes ends when it ends because you chose 5; a chart of 3 minutes closes elsewhere. No order in the book waits for either. And a clock that runs down can rush you. If a trade is a good idea only because ten seconds are left, it is not a good idea.',
    },
    {
      type: 'linkedParagraph',
      text: `To see the place of the timer among the other seven, read [how we use ${business.product}] next.`,
      links: [`/features/how-we-use-${business.productSlug}`],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['bar-timer', 'bar', 'session', 'tick', 'volume'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'A countdown says when a bar closes, not how. A closed bar is no safer than an open one. Losses in futures can go beyond your deposit.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Bar Timer: cuánto le queda a la barra',
    description:
      'Bar Timer cuenta lo que falta para el cierre en tres etapas: 75\u00A0%, 50\u00A0% y 25\u00A0%. Cómo usarlo y por qué el reloj no es el mercado.',
  },
  linkTitle: indicator.title,
  title: 'Bar Timer: ¿cuánto falta para el cierre?',
  summary:
    'Una señal dentro de una barra abierta todavía puede borrarse. Bar Timer te dice cuánto tendrías que esperar al cierre.',
  blocks: [
    { type: 'heading', text: 'Qué mide' },
    {
      type: 'paragraph',
      text: 'Muestra cuánto tiempo falta para que cierre la barra de tu gráfico.',
    },
    {
      type: 'paragraph',
      text: 'El tiempo aparece en minutos y segundos. En el camino pasa por tres etapas: cuando queda el 75\u00A0% de la barra, cuando queda el 50\u00A0% y cuando queda el 25\u00A0%. Cada etapa se nombra con palabras además del color, así que se lee en cualquier pantalla.',
    },
    { type: 'chart', chart: 'bar-timer', live: true },
    { type: 'heading', text: 'Las tres etapas' },
    {
      type: 'facts',
      caption: 'Cuándo empieza cada etapa',
      rows: [
        {
          name: 'Barra de 5 minutos',
          value: '75\u00A0% cuando faltan 03:45; 50\u00A0%, 02:30; 25\u00A0%, 01:15',
        },
        {
          name: 'Barra de 15 minutos',
          value: '75\u00A0% cuando faltan 11:15; 50\u00A0%, 07:30; 25\u00A0%, 03:45',
        },
        {
          name: 'Barra de 2,000 operaciones',
          value: '75\u00A0% cuando faltan 1,500; 50\u00A0%, 1,000; 25\u00A0%, 500',
        },
      ],
    },
    {
      type: 'paragraph',
      text: 'Una barra de tiempo necesita un reloj y ninguna operación. La cuenta sigue aunque el mercado calle. Las barras de operaciones o de volumen no tienen reloj. En ellas, lo que falta es una cantidad de operaciones o de contratos.',
    },
    { type: 'heading', text: 'Cómo se lee' },
    {
      type: 'bullet',
      text: 'Antes de la primera etapa: la barra es joven. Su delta y su forma se apoyan en pocas operaciones, y ambas pueden darse la vuelta.',
    },
    {
      type: 'bullet',
      text: 'Entre el 75\u00A0% y el 25\u00A0%: la barra toma forma. Son buenos minutos para decidir qué cierre te serviría, antes de que llegue.',
    },
    {
      type: 'bullet',
      text: 'El último cuarto: lo que ves se parece a lo que va a quedar. Una ráfaga de órdenes en los últimos segundos aún puede cambiarlo.',
    },
    {
      type: 'bullet',
      text: 'Esperar tiene un costo, y el contador le pone número. Veinte segundos son baratos; cuatro minutos quizá no.',
    },
    { type: 'heading', text: 'Ajustes' },
    {
      type: 'facts',
      caption: 'Ajustes del contador de arriba',
      rows: [
        { name: 'Tamaño de la barra', value: 'De 1 a 30 minutos; al inicio, 5' },
        {
          name: 'Detener en la etapa',
          value: '75\u00A0%, 50\u00A0% o 25\u00A0%; con 100\u00A0% no se detiene',
        },
        { name: 'Etapas', value: 'Queda el 75\u00A0%, el 50\u00A0% y el 25\u00A0%; son fijas' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Prueba la etapa del 25\u00A0%. La reproducción se detiene entonces en el último cuarto de cada barra. Di qué esperas del cierre, déjala correr y compara. Como salta de operación en operación, sus segundos no son tan parejos como los de un gráfico en vivo.',
    },
    { type: 'heading', text: 'Dónde engaña' },
    {
      type: 'paragraph',
      text: 'El tiempo no es el volumen. Cuando queda el 50\u00A0% del tiempo, puede haber pasado casi todo el volumen o casi nada. En la apertura y tras una noticia, un minuto puede traer más operaciones que los diez anteriores. El contador no sabe nada de eso. Cuenta los mismos segundos en el día más agitado y en el más lento.',
    },
    {
      type: 'paragraph',
      text: 'El cierre mismo es una convención. Tu barra de 5 minutos termina ahí porque elegiste 5; un gráfico de 3 minutos cierra en otro lugar. Ninguna orden del libro espera a uno ni a otro. Y un reloj que se agota te puede apurar. Si una operación solo es buena idea porque quedan diez segundos, no es buena idea.',
    },
    {
      type: 'linkedParagraph',
      text: `Para ver qué lugar ocupa el contador entre los otros siete, sigue con [así usamos ${business.product}].`,
      links: [`/es/features/asi-usamos-${business.productSlug}`],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['bar-timer', 'bar', 'session', 'tick', 'volume'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'El contador dice cuándo cierra una barra, no cómo. Una barra cerrada no es más segura que una abierta. En futuros, la pérdida puede ir más allá del depósito.',
    },
  ],
};

/** The guide's card on Bar Timer. */
export const barTimer: Article = {
  slug: { en: indicator.slug, es: indicator.slug },
  picture: 'bar-timer',
  published: '2026-11-02',
  text: { en, es },
};
