import type { Term } from '@otm/schema';
import { barTimer } from '../indicators/bar-timer.ts';

/** Terms of the chart: its units and the shapes that price draws. */
export const structureTerms: readonly Term[] = [
  {
    id: 'bar',
    name: { en: 'Bar', es: 'Barra (vela)' },
    short: {
      en: 'One candle of the chart: the open, high, low and close of a piece of trading.',
      es: 'Una vela del gráfico: apertura, máximo, mínimo y cierre de una porción de operaciones.',
    },
    long: {
      en: 'It covers a time, a number of trades or an amount of volume. The same trades cut into other bars give other deltas, but the same sum. Until its close it is not final.',
      es: 'Abarca un tiempo, un número de operaciones o una cantidad de volumen. Las mismas operaciones en otras barras dan otras deltas, pero la misma suma. Hasta su cierre no es definitiva.',
    },
    related: ['bar-timer', 'tick', 'delta', 'footprint'],
    spellings: { en: [], es: [] },
  },
  {
    id: 'tick',
    name: { en: 'Tick', es: 'Tick' },
    short: {
      en: 'The smallest step by which the price of a contract can change.',
      es: 'El paso más pequeño con el que puede cambiar el precio de un contrato.',
    },
    long: {
      en: 'Each contract has its own tick size, set by the exchange. Traders also say tick for a single trade, as in tick bars.',
      es: 'Cada contrato tiene su propio tamaño de tick, que fija la bolsa. También se le dice tick a una sola operación, como en las barras de ticks.',
    },
    related: ['tick-value', 'spread', 'futures-contract', 'tick-replay'],
    spellings: { en: [], es: [] },
  },
  {
    id: 'tick-value',
    name: { en: 'Tick value', es: 'Valor del tick' },
    short: {
      en: 'What a move of one tick is worth in money for one contract.',
      es: 'Lo que vale en dinero un movimiento de un tick para un contrato.',
    },
    long: {
      en: 'With a tick of 0.25 and a tick value of $5, a full point is worth $20 per contract. It counts for you and against you alike. Look up both figures in the exchange’s contract description.',
      es: 'Con un tick de 0.25 y un valor del tick de $5, un punto completo vale $20 por contrato. Cuenta igual a favor que en contra. Busca ambas cifras en la ficha de contrato de la bolsa.',
    },
    related: ['tick', 'futures-contract', 'slippage', 'risk-capital'],
    spellings: {
      en: ['tick value', 'tick values'],
      es: ['valor del tick', 'valor de un tick', 'valor por tick'],
    },
  },
  {
    id: 'swing',
    name: { en: 'Swing', es: 'Swing (tramo)' },
    short: {
      en: 'A move of price from one turning point to the next.',
      es: 'Un movimiento del precio de un giro al siguiente.',
    },
    long: {
      en: 'Which turns count depends on how far price must come back. A small distance gives many swings, a large one few. The latest swing is known only after the fact.',
      es: 'Qué giros cuentan depende de cuánto debe regresar el precio. Una distancia corta da muchos tramos; una larga, pocos. El último solo se conoce cuando ya pasó.',
    },
    related: ['delta-swing', 'pullback', 'trend', 'tick'],
    spellings: {
      en: ['price swing', 'price swings', 'swing high', 'swing highs', 'swing low', 'swing lows'],
      es: ['swing', 'swings'],
    },
  },
  {
    id: 'pullback',
    name: { en: 'Pullback', es: 'Retroceso (pullback)' },
    short: {
      en: 'A move against a trend that ends before it breaks the trend.',
      es: 'Un movimiento contra la tendencia que termina antes de romperla.',
    },
    long: {
      en: 'Only a trend that goes on proves it. Weak delta on the way back says that few traders push against the trend. More may still come.',
      es: 'Solo lo confirma una tendencia que continúa. Una delta débil en el camino de vuelta dice que pocos empujan en contra. Todavía pueden llegar más.',
    },
    related: ['trend', 'swing', 'momentum', 'delta-swing'],
    spellings: {
      en: ['pullback', 'pullbacks'],
      es: ['retroceso', 'retrocesos', 'pullback', 'pullbacks'],
    },
  },
  {
    id: 'breakout',
    name: { en: 'Breakout', es: 'Ruptura (breakout)' },
    short: {
      en: 'Price leaves a range or passes a level that held before.',
      es: 'El precio sale de un rango o supera un nivel que antes aguantó.',
    },
    long: {
      en: 'It often starts on the stops of traders who were wrong. Delta in its direction and volume that builds up outside speak for it. Many breakouts come back into the range: plan for that case first.',
      es: 'Suele empezar con los stops de quienes se equivocaron. A su favor hablan la delta en su dirección y el volumen que se acumula fuera. Muchas rupturas regresan al rango: planea primero ese caso.',
    },
    related: ['acceptance', 'stop-run', 'momentum', 'balance'],
    spellings: {
      en: ['breakout', 'breakouts'],
      es: ['ruptura', 'rupturas', 'breakout', 'breakouts'],
    },
  },
  {
    id: 'trend',
    name: { en: 'Trend', es: 'Tendencia' },
    short: {
      en: 'A run of higher highs and higher lows, or of lower highs and lower lows.',
      es: 'Una serie de máximos y mínimos cada vez más altos, o cada vez más bajos.',
    },
    long: {
      en: 'It depends on your bars: short bars can rise inside a day that falls. A sloping VWAP with price on one side of it tells the same. No trend announces its end.',
      es: 'Depende de tus barras: las cortas pueden subir dentro de un día que baja. Un VWAP inclinado, con el precio de un solo lado, dice lo mismo. Ninguna tendencia avisa que termina.',
    },
    related: ['pullback', 'momentum', 'balance', 'vwap'],
    spellings: { en: [], es: [] },
  },
  {
    id: 'momentum',
    name: { en: 'Momentum', es: 'Momentum' },
    short: {
      en: 'The force of a move while delta, VWAP and price all point the same way.',
      es: 'La fuerza de un movimiento mientras la delta, el VWAP y el precio apuntan al mismo lado.',
    },
    long: {
      en: 'Our momentum setup goes with the side that has all three, once price is accepted outside the value area. It fails when the move is old or news turns it. Agreement describes the past, not the next step.',
      es: 'Nuestro setup de momentum va con el lado que tiene las tres cosas, una vez aceptado el precio fuera del área de valor. Falla si el movimiento es viejo o una noticia lo voltea. La coincidencia describe lo que pasó, no el paso siguiente.',
    },
    related: ['trend', 'acceptance', 'delta', 'vwap', 'reversal'],
    spellings: { en: ['momentum'], es: ['momentum'] },
    article: 'momentum-strategy',
  },
  {
    id: 'reversal',
    name: { en: 'Reversal', es: 'Reversal (giro)' },
    short: {
      en: 'A turn of price after a push at a high or low has failed.',
      es: 'Un giro del precio después de que falla un empuje en un máximo o mínimo.',
    },
    long: {
      en: 'Our reversal setup needs absorption or exhaustion at an extreme and a return of price into the value area. Trading against a move is the harder side: many extremes are passed again.',
      es: 'Nuestro setup de reversal exige absorción o agotamiento en un extremo y que el precio vuelva al área de valor. Operar contra un movimiento es el lado difícil: muchos extremos se superan otra vez.',
    },
    related: ['absorption', 'exhaustion', 'divergence', 'stop-run', 'momentum'],
    spellings: { en: ['reversal', 'reversals'], es: ['reversal', 'reversals'] },
    article: 'reversals-strategy',
  },
  {
    id: 'session',
    name: { en: 'Session', es: 'Sesión' },
    short: {
      en: 'The trading hours that count as one day on the chart.',
      es: 'Las horas de operación que cuentan como un día en el gráfico.',
    },
    long: {
      en: 'VWAP, cumulative delta and the volume profile start again with it. All hours and main hours give different levels: set them before you compare numbers.',
      es: 'El VWAP, la delta acumulada y el perfil de volumen empiezan de nuevo con ella. Todas las horas y solo las principales dan niveles distintos: fija el horario antes de comparar cifras.',
    },
    related: ['vwap', 'cumulative-delta', 'volume-profile', 'bar'],
    spellings: { en: [], es: [] },
  },
  {
    id: 'bar-timer',
    name: { en: 'Bar timer', es: 'Bar Timer (contador de barra)' },
    short: {
      en: 'A countdown to the close of the current bar, in three stages.',
      es: 'Una cuenta regresiva hasta el cierre de la barra actual, en tres etapas.',
    },
    long: {
      en: 'The stages begin when 75%, 50% and 25% of the bar remain. It runs by the clock, even while nothing trades. Bars of trades or volume have no set end in time: only the amount left can be counted.',
      es: 'Las etapas empiezan cuando queda el 75\u00A0%, el 50\u00A0% y el 25\u00A0% de la barra. Funciona con el reloj, aunque no se opere nada. Las barras de operaciones o de volumen no tienen hora de cierre: solo se puede contar lo que falta.',
    },
    related: ['bar', 'session', 'tick'],
    spellings: { en: ['bar timer'], es: ['bar timer'] },
    article: barTimer.slug,
  },
  {
    id: 'stop-run',
    name: { en: 'Stop run', es: 'Barrida de stops' },
    short: {
      en: 'A quick move through a level that sets off the stop orders behind it and then comes back.',
      es: 'Un movimiento rápido a través de un nivel que activa las órdenes stop de atrás y luego regresa.',
    },
    long: {
      en: 'The stops turn into market orders, so delta jumps just past the level. If waiting orders absorb them, price comes back fast. At first it looks like a breakout; only what follows tells them apart.',
      es: 'Los stops pasan a ser órdenes a mercado, y la delta salta justo detrás del nivel. Si otras órdenes los absorben, el precio regresa rápido. Al principio parece una ruptura; solo lo que sigue las distingue.',
    },
    related: ['stop-order', 'breakout', 'absorption', 'reversal'],
    spellings: {
      en: ['stop run', 'stop runs'],
      es: ['barrida de stops', 'barridas de stops'],
    },
  },
];
