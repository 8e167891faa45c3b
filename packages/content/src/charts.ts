import { type ChartTexts, type Localized, messagesFor } from '@otm/schema';
import { simulated } from './simulated.ts';

const en = messagesFor<ChartTexts>()({
  simulated: simulated.en,
  seed: 'Seed {seed}',
  showTable: 'Show as table',
  labels: {
    poc: 'POC',
    vah: 'VAH',
    val: 'VAL',
    vwap: 'VWAP',
    deltaPerBar: 'Delta per bar',
    cumulativeDelta: 'Cumulative delta',
    deltaPerSwing: 'Delta per swing',
    deltaPerWindow: 'Delta per window',
    sells: 'Sells',
    buys: 'Buys',
    repeated: 'Repeated size',
    large: 'Large print',
    remaining: 'Stage: {percent}% or less left',
    worked: 'Followed through',
    failed: 'Didn’t follow through',
    empty: 'No trades in this session',
    minutes: '{length} min',
    tradesLong: '{length} trades',
    contracts: '{length} contracts',
  },
  columns: {
    time: 'Time from open',
    open: 'Open',
    high: 'High',
    low: 'Low',
    close: 'Close',
    volume: 'Volume',
    delta: 'Delta',
    maxDelta: 'Highest delta',
    minDelta: 'Lowest delta',
    vwap: 'VWAP',
    sigma: 'Standard deviation',
    upper: 'Upper band',
    lower: 'Lower band',
    price: 'Price',
    buys: 'Buys at ask',
    sells: 'Sells at bid',
    from: 'From',
    to: 'To',
    kind: 'Mark',
    side: 'Aggressor',
    size: 'Size',
    count: 'Count',
    bar: 'Bar',
    remaining: 'Remaining',
    stage: 'Stage',
    imbalance: 'Diagonal imbalance',
    outcome: 'Outcome',
    seed: 'Seed',
    step: 'Step',
    cumulative: 'Cumulative delta',
    share: 'Percent of volume',
  },
  story: {
    description:
      'A simulated session between {low} and {high} with a delta of {delta}. The list that follows explains {steps} numbered places in it.',
    caption: '{trades} trades, {volume} contracts',
  },
  charts: {
    hero: {
      title: 'One session, read from its trades',
      description:
        'Candles of {bars} bars of {barLength} between {low} and {high}, closing at {close}. The VWAP ends at {vwap}. Most volume traded at {poc}; {share}% of it between {val} and {vah}. Below, the delta of each bar; it adds up to {delta}.',
      caption: '{trades} trades, VWAP {vwap}, POC {poc}, VAL {val}, VAH {vah}',
    },
    algorithms: {
      title: 'Repeated and large prints on the candles',
      description:
        'Round marks show where a size was repeated at least {repeats} times at one price, square marks where a print was larger than {percentile}% of those before it. Filled marks are buyers, hollow ones sellers. The session has {repeated} repeated and {large} large prints. A simplified illustration of the indicator.',
      caption:
        '{repeated} repeated and {large} large prints in {trades} trades; filled: buyer, hollow: seller',
    },
    swing: {
      title: 'Delta from turning point to turning point',
      description:
        'A zig-zag over the candles turns after {swingTicks} ticks of reversal and has {swings} legs, the last one still forming. The delta of each leg is a bar below, and the longer legs carry its number. All legs add up to {delta}. A simplified illustration of the indicator.',
      caption: '{swings} legs of at least {swingTicks} ticks, delta {delta}',
    },
    micro: {
      title: 'Delta inside the bar',
      description:
        'Every bar of {barLength} is cut into windows of {windowTrades} trades; dotted lines part the bars. The delta of each window is a bar, above zero for buying and below it for selling. The session has {windows} windows, and their delta adds up to {delta}. A simplified illustration of the indicator.',
      caption: '{windows} windows of {windowTrades} trades, delta {delta}',
    },
    cumulative: {
      title: 'Cumulative delta below price',
      description:
        'Above, candles of {barLength} that close at {close}. Below, the running sum of buy volume minus sell volume since the open, one candle per bar. It ends at {delta} after {volume} contracts.',
      caption: 'Cumulative delta {delta} after {volume} contracts',
    },
    'delta-bar': {
      title: 'Delta of every bar',
      description:
        'Above, candles of {barLength}. Below, buy volume minus sell volume of each bar, above zero for buying and below it for selling; a thin line shows how far it ran inside the bar. The last bar has {lastDelta}, the whole session {delta}.',
      caption: 'Last bar {lastDelta}, session {delta}',
    },
    profile: {
      title: 'Volume at every price',
      description:
        'Candles on the left, volume per price on the right. The point of control, the price with most volume, is {poc}. The value area from {val} to {vah} has {share}% of {volume} contracts; it was built up in pairs of prices until {percent}% was reached.',
      caption: 'POC {poc}, VAL {val}, VAH {vah}, value area {share}%',
    },
    vwap: {
      title: 'VWAP with its bands',
      description:
        'Candles of {barLength} with the volume-weighted average price of the session, which ends at {vwap}. One standard deviation is {sigma} points. The outermost dashed lines are {bands} deviations away, at {lower} and {upper}.',
      caption: 'VWAP {vwap}, standard deviation {sigma}, bands to {bands}',
    },
    'bar-timer': {
      title: 'What’s left of the bar',
      description:
        'The latest candles, and under them the open bar of {barLength} as a strip in four parts. {remaining} are left; the stage is {stage}% or less.',
      caption: '{remaining} left of a bar of {barLength}, stage {stage}%',
    },
    footprint: {
      title: 'Inside one bar: buys against sells, diagonally',
      description:
        'Each row is a price of one bar, from {low} to {high}: on the left what was sold at the bid, {sells} contracts in all, on the right what was bought at the ask, {buys}. Buys at a price are compared with the sells one tick below, because both attacked the same spread. Where one side is at least {ratio} times the other, the number is framed: {buyImbalances} times for buys, {sellImbalances} times for sells.',
      caption: 'The bar of the session with most imbalances; imbalance from 3 to 1',
    },
    momentum: {
      title: 'Momentum: sessions that went on and sessions that didn’t',
      description:
        'Signal: two closes in a row outside the value area, with the cumulative delta and the VWAP of the last {trendBars} bars pointing the same way. Seeds are tried in order from 1; shown are the first {each} sessions in which price then went {targetTicks} ticks further before it came back {targetTicks}, and the first {each} in which it didn’t. A tie within one bar, and {barsAfter} bars without an answer, count as failed. The simulated market knows no setups: it shows what one looks like, not how often it works.',
      caption: 'Seeds tried in order from 1, none of them handpicked',
      session:
        'The signal comes {time} after the open, at a close of {close}. In the {bars} bars shown after it price trades between {low} and {high}.',
    },
    reversal: {
      title: 'Reversal: sessions that turned and sessions that didn’t',
      description:
        'Signal: a new extreme of the session that the cumulative delta doesn’t confirm, and within {reentryBars} bars, its own included, a close back inside the value area. Seeds are tried in order from 1; shown are the first {each} sessions in which price then came {targetTicks} ticks back before it went {targetTicks} further, and the first {each} in which it didn’t. A tie within one bar, and {barsAfter} bars without an answer, count as failed. The simulated market knows no setups: it shows what one looks like, not how often it works.',
      caption: 'Seeds tried in order from 1, none of them handpicked',
      session:
        'The signal comes {time} after the open, at a close of {close}. In the {bars} bars shown after it price trades between {low} and {high}.',
    },
  },
});

const es = messagesFor<typeof en>()({
  simulated: simulated.es,
  seed: 'Semilla {seed}',
  showTable: 'Mostrar como tabla',
  labels: {
    poc: 'POC',
    vah: 'VAH',
    val: 'VAL',
    vwap: 'VWAP',
    deltaPerBar: 'Delta por barra',
    cumulativeDelta: 'Delta acumulada',
    deltaPerSwing: 'Delta por tramo',
    deltaPerWindow: 'Delta por ventana',
    sells: 'Ventas',
    buys: 'Compras',
    repeated: 'Tamaño repetido',
    large: 'Operación grande',
    remaining: 'Etapa: queda el {percent}\u00A0% o menos',
    worked: 'Continuó',
    failed: 'No continuó',
    empty: 'No hay operaciones en esta sesión',
    minutes: '{length} min',
    tradesLong: '{length} operaciones',
    contracts: '{length} contratos',
  },
  columns: {
    time: 'Tiempo desde la apertura',
    open: 'Apertura',
    high: 'Máximo',
    low: 'Mínimo',
    close: 'Cierre',
    volume: 'Volumen',
    delta: 'Delta',
    maxDelta: 'Delta máxima',
    minDelta: 'Delta mínima',
    vwap: 'VWAP',
    sigma: 'Desviación estándar',
    upper: 'Banda superior',
    lower: 'Banda inferior',
    price: 'Precio',
    buys: 'Compras en el ask',
    sells: 'Ventas en el bid',
    from: 'Desde',
    to: 'Hasta',
    kind: 'Marca',
    side: 'Agresor',
    size: 'Tamaño',
    count: 'Veces',
    bar: 'Barra',
    remaining: 'Restante',
    stage: 'Etapa',
    imbalance: 'Desequilibrio diagonal',
    outcome: 'Desenlace',
    seed: 'Semilla',
    step: 'Paso',
    cumulative: 'Delta acumulada',
    share: 'Por ciento del volumen',
  },
  story: {
    description:
      'Una sesión simulada entre {low} y {high} con una delta de {delta}. La lista que sigue explica {steps} lugares numerados.',
    caption: '{trades} operaciones, {volume} contratos',
  },
  charts: {
    hero: {
      title: 'Una sesión leída desde sus operaciones',
      description:
        'Velas de {bars} barras de {barLength} entre {low} y {high}, con cierre en {close}. El VWAP termina en {vwap}. El precio con más volumen es {poc}; entre {val} y {vah} se negoció el {share}\u00A0% del total. Debajo, la delta de cada barra; en conjunto suma {delta}.',
      caption: '{trades} operaciones, VWAP {vwap}, POC {poc}, VAL {val}, VAH {vah}',
    },
    algorithms: {
      title: 'Operaciones repetidas y grandes sobre las velas',
      description:
        'Las marcas redondas señalan un tamaño repetido al menos {repeats} veces en un mismo precio; las cuadradas, una operación mayor que el {percentile}\u00A0% de las anteriores. Las marcas llenas son de compradores y las huecas, de vendedores. La sesión tiene {repeated} operaciones repetidas y {large} grandes. Es una ilustración simplificada del indicador.',
      caption:
        '{repeated} repetidas y {large} grandes en {trades} operaciones; lleno: comprador, hueco: vendedor',
    },
    swing: {
      title: 'La delta de un giro al siguiente',
      description:
        'Un zigzag sobre las velas gira cuando el precio retrocede {swingTicks} ticks y tiene {swings} tramos; el último aún se está formando. La delta de cada tramo es una columna en la parte inferior y los tramos más largos llevan su cifra. Todos los tramos suman {delta}. Es una ilustración simplificada del indicador.',
      caption: '{swings} tramos de al menos {swingTicks} ticks, delta {delta}',
    },
    micro: {
      title: 'La delta dentro de la barra',
      description:
        'Cada barra de {barLength} se divide en ventanas de {windowTrades} operaciones; las líneas de puntos separan las barras. La delta de cada ventana es una columna, por encima de cero si domina la compra y por debajo si domina la venta. La sesión tiene {windows} ventanas y su delta suma {delta}. Es una ilustración simplificada del indicador.',
      caption: '{windows} ventanas de {windowTrades} operaciones, delta {delta}',
    },
    cumulative: {
      title: 'La delta acumulada bajo el precio',
      description:
        'Arriba, velas de {barLength} con cierre en {close}. Abajo, la suma desde la apertura del volumen comprador menos el vendedor, una vela por barra. Termina en {delta} tras {volume} contratos.',
      caption: 'Delta acumulada {delta} tras {volume} contratos',
    },
    'delta-bar': {
      title: 'La delta de cada barra',
      description:
        'Arriba, velas de {barLength}. Abajo, el volumen comprador menos el vendedor de cada barra, por encima de cero si domina la compra y por debajo si domina la venta; una línea fina muestra hasta dónde llegó dentro de la barra. La última barra tiene {lastDelta} y toda la sesión, {delta}.',
      caption: 'Última barra {lastDelta}, sesión {delta}',
    },
    profile: {
      title: 'El volumen en cada precio',
      description:
        'Velas a la izquierda y volumen por precio a la derecha. El punto de control, el precio con más volumen, es {poc}. El área de valor, de {val} a {vah}, reúne el {share}\u00A0% de {volume} contratos; se amplió de dos en dos precios hasta llegar al {percent}\u00A0%.',
      caption: 'POC {poc}, VAL {val}, VAH {vah}, área de valor {share}\u00A0%',
    },
    vwap: {
      title: 'El VWAP y sus bandas',
      description:
        'Velas de {barLength} con el precio promedio ponderado por volumen de la sesión, que termina en {vwap}. Una desviación estándar son {sigma} puntos. Las líneas discontinuas exteriores están a {bands} desviaciones, en {lower} y {upper}.',
      caption: 'VWAP {vwap}, desviación estándar {sigma}, bandas hasta {bands}',
    },
    'bar-timer': {
      title: 'Lo que falta para el cierre de la barra',
      description:
        'Las últimas velas y, debajo, la barra abierta de {barLength} como una franja de cuatro partes. Faltan {remaining}; la etapa es {stage}\u00A0% o menos.',
      caption: 'Faltan {remaining} de una barra de {barLength}, etapa {stage}\u00A0%',
    },
    footprint: {
      title: 'Dentro de una barra: compras contra ventas en diagonal',
      description:
        'Cada fila es un precio de una barra, de {low} a {high}: a la izquierda, lo vendido en el bid, {sells} contratos en total; a la derecha, lo comprado en el ask, {buys}. Las compras de un precio se comparan con las ventas de un tick más abajo, porque ambas atacaron el mismo spread. Cuando un lado es al menos {ratio} veces el otro, la cifra lleva un marco: {buyImbalances} en las compras y {sellImbalances} en las ventas.',
      caption: 'La barra de la sesión con más desequilibrios; desequilibrio desde 3 a 1',
    },
    momentum: {
      title: 'Momentum: sesiones que continuaron y sesiones que no',
      description:
        'Señal: dos cierres seguidos fuera del área de valor, con la delta acumulada y el VWAP de las últimas {trendBars} barras en la misma dirección. Las semillas se prueban en orden desde la 1; se muestran las {each} primeras sesiones en las que el precio avanzó {targetTicks} ticks más antes de retroceder {targetTicks} y las {each} primeras en las que no lo hizo. Un empate dentro de una misma barra y {barsAfter} barras sin respuesta cuentan como fallo. El mercado simulado no conoce los setups: muestra cómo se ve uno, no cuántas veces funciona.',
      caption: 'Semillas probadas en orden desde la 1, ninguna elegida a mano',
      session:
        'La señal llega {time} después de la apertura, con un cierre en {close}. En las {bars} barras posteriores que se muestran, el precio se mueve entre {low} y {high}.',
    },
    reversal: {
      title: 'Reversión: sesiones que giraron y sesiones que no',
      description:
        'Señal: un nuevo extremo de la sesión que la delta acumulada no confirma y, en un máximo de {reentryBars} barras contando la suya, un cierre de vuelta dentro del área de valor. Las semillas se prueban en orden desde la 1; se muestran las {each} primeras sesiones en las que el precio volvió {targetTicks} ticks antes de avanzar {targetTicks} más y las {each} primeras en las que no lo hizo. Un empate dentro de una misma barra y {barsAfter} barras sin respuesta cuentan como fallo. El mercado simulado no conoce los setups: muestra cómo se ve uno, no cuántas veces funciona.',
      caption: 'Semillas probadas en orden desde la 1, ninguna elegida a mano',
      session:
        'La señal llega {time} después de la apertura, con un cierre en {close}. En las {bars} barras posteriores que se muestran, el precio se mueve entre {low} y {high}.',
    },
  },
});

/** All texts of the charts. */
export const chartTexts: Localized<ChartTexts> = { en, es };
