import { barTimer } from '../indicators/bar-timer.ts';
import type { Term } from '../schema/term.ts';

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
      en: 'It can cover a time, a number of trades or an amount of volume. The same trades cut into other bars give other deltas for each bar, but the same sum. Until its close a bar is not final.',
      es: 'Puede abarcar un tiempo, un número de operaciones o una cantidad de volumen. Las mismas operaciones cortadas en otras barras dan otras deltas por barra, pero la misma suma. Hasta su cierre, una barra no es definitiva.',
    },
    related: ['tick', 'bar-timer', 'delta', 'footprint'],
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
      en: 'Each contract has its own tick size, which the exchange sets. Traders also say tick for a single trade, as in tick bars. The words around it tell which one is meant.',
      es: 'Cada contrato tiene su propio tamaño de tick, que fija la bolsa. También se le dice tick a una sola operación, como en las barras de ticks. El contexto aclara de cuál se habla.',
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
      en: 'With a tick of 0.25 and a tick value of $5, a full point is worth $20 for each contract. It counts the same way for you and against you. Look up both figures in the exchange’s description of your contract before you trade it.',
      es: 'Con un tick de 0.25 y un valor del tick de $5, un punto completo vale $20 por contrato. Cuenta igual a favor que en contra. Busca ambas cifras en la ficha del contrato que publica la bolsa antes de operarlo.',
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
      en: 'Which turns count depends on how far price must come back before you call it a turn. A small distance gives many swings, a large one few. The latest swing is known only after the fact.',
      es: 'Qué giros cuentan depende de cuánto debe regresar el precio para que lo llames giro. Una distancia corta da muchos tramos; una larga, pocos. El último tramo solo se conoce cuando ya pasó.',
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
      en: 'You know that it was a pullback only once the trend goes on. Weak delta on the way back says that few traders push against the trend. More of them may still come.',
      es: 'Solo sabes que fue un retroceso cuando la tendencia continúa. Una delta débil en el camino de vuelta dice que pocos empujan contra la tendencia. Todavía pueden llegar más.',
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
      en: 'The first seconds often run on the stop orders of traders who were wrong. Delta in the direction of the break and volume that builds up outside speak for it. Many breakouts come back into the range, so plan for that case first.',
      es: 'Los primeros segundos suelen correr con las órdenes stop de quienes se equivocaron. A su favor hablan una delta en la misma dirección y un volumen que se acumula fuera. Muchas rupturas regresan al rango, así que planea primero ese caso.',
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
      en: 'It depends on the bars you look at: a chart of short bars can rise inside a day that falls. A VWAP that slopes, with price on one side of it, tells the same story. No trend announces its end.',
      es: 'Depende de las barras que mires: un gráfico de barras cortas puede subir dentro de un día que baja. Un VWAP inclinado, con el precio de un solo lado, cuenta la misma historia. Ninguna tendencia avisa que termina.',
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
      en: 'Our momentum setup goes with the side that has all three, once price is accepted outside the value area. It fails when the move is already old or when news turns it. Agreement describes the market so far, not its next step.',
      es: 'Nuestro setup de momentum va con el lado que tiene las tres cosas, cuando el precio ya fue aceptado fuera del área de valor. Falla si el movimiento ya es viejo o si una noticia lo voltea. Que todo coincida describe lo que pasó, no el paso siguiente.',
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
      en: 'Our reversal setup waits for absorption or exhaustion at an extreme and for price to return into the value area. Without that return there is no setup. To trade against a move is the harder side: many an extreme is passed once more.',
      es: 'Nuestro setup de reversal espera absorción o agotamiento en un extremo y que el precio vuelva al área de valor. Sin ese regreso no hay setup. Operar contra un movimiento es el lado difícil: muchos extremos se superan una vez más.',
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
      en: 'VWAP, cumulative delta and the volume profile start again with it. A chart of all hours and one of the main hours give different levels. Set the hours before you compare numbers with somebody else.',
      es: 'El VWAP, la delta acumulada y el perfil de volumen empiezan de nuevo con ella. Un gráfico de todas las horas y uno de las horas principales dan niveles distintos. Fija el horario antes de comparar cifras con otra persona.',
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
      en: 'The stages begin when 75%, 50% and 25% of the bar remain. It runs by the clock, so it counts down even while nothing trades. Bars of trades or volume have no fixed end in time; for them, only the amount that is left can be counted.',
      es: 'Las etapas empiezan cuando queda el 75\u00A0%, el 50\u00A0% y el 25\u00A0% de la barra. Funciona con el reloj, así que avanza aunque no se opere nada. Las barras de operaciones o de volumen no tienen hora fija de cierre; en ellas solo se puede contar la cantidad que falta.',
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
      en: 'The stops turn into market orders, so delta jumps just past the level. If waiting orders absorb them, price comes back fast. At first it looks just like a breakout; only what follows tells them apart.',
      es: 'Los stops pasan a ser órdenes a mercado, y la delta salta justo detrás del nivel. Si unas órdenes en espera los absorben, el precio regresa rápido. Al principio se ve igual que una ruptura; solo lo que sigue permite distinguirlas.',
    },
    related: ['stop-order', 'breakout', 'absorption', 'reversal'],
    spellings: {
      en: ['stop run', 'stop runs'],
      es: ['barrida de stops', 'barridas de stops'],
    },
  },
];
