import type { Term } from '@otm/schema';
import { algorithms } from '../indicators/algorithms.ts';

/** Terms of orders: how they wait, how they trade, and what that costs. */
export const orderTerms: readonly Term[] = [
  {
    id: 'aggressor',
    name: { en: 'Aggressor', es: 'Agresor' },
    short: {
      en: 'The side whose order trades at once, because it takes a price that was waiting in the book.',
      es: 'El lado cuya orden se ejecuta al instante, porque toma un precio que ya esperaba en el libro.',
    },
    long: {
      en: 'Market orders are aggressive, and so are limit orders that cross the spread. In futures the exchange can mark the aggressor. Without a mark, the bid and the ask of the moment tell it.',
      es: 'Las órdenes a mercado son agresivas, y también las límite que cruzan el spread. En los futuros la bolsa puede marcar al agresor. Sin esa marca, lo dicen el bid y el ask de ese momento.',
    },
    related: ['delta', 'passive-order', 'market-order', 'bid', 'ask'],
    spellings: { en: ['aggressor', 'aggressors'], es: ['agresor', 'agresores'] },
  },
  {
    id: 'passive-order',
    name: { en: 'Passive order', es: 'Orden pasiva' },
    short: {
      en: 'A limit order that waits in the book until somebody else trades against it.',
      es: 'Una orden límite que espera en el libro hasta que otro opera contra ella.',
    },
    long: {
      en: 'It gives up speed for its price and may never trade. Each aggressive contract meets a passive one, so both sums are equal. Delta names only the aggressive side; the passive one shows in absorption.',
      es: 'Cambia rapidez por precio, y quizá nunca se ejecute. Cada contrato agresivo se cruza con uno pasivo: ambas sumas son iguales. La delta nombra solo el lado agresivo; el pasivo se ve en la absorción.',
    },
    related: ['limit-order', 'absorption', 'aggressor', 'order-book'],
    spellings: {
      en: ['passive order', 'passive orders'],
      es: ['orden pasiva', 'órdenes pasivas'],
    },
  },
  {
    id: 'market-order',
    name: { en: 'Market order', es: 'Orden a mercado' },
    short: {
      en: 'An order to trade at once at the best price there is, whatever it may be.',
      es: 'Una orden para operar de inmediato al mejor precio que haya, sea cual sea.',
    },
    long: {
      en: 'If it is larger than the size at the best price, the rest trades at worse prices. All of its volume is aggressive.',
      es: 'Si es mayor que la cantidad del mejor precio, el resto se ejecuta a peores precios. Todo su volumen es agresivo.',
    },
    related: ['limit-order', 'slippage', 'aggressor', 'stop-order'],
    spellings: {
      en: ['market order', 'market orders'],
      es: ['orden a mercado', 'órdenes a mercado'],
    },
  },
  {
    id: 'limit-order',
    name: { en: 'Limit order', es: 'Orden límite' },
    short: {
      en: 'An order that names the worst price it accepts, and waits until it can trade there or better.',
      es: 'Una orden que fija el peor precio que acepta y espera hasta ejecutarse ahí o mejor.',
    },
    long: {
      en: 'A buy limit below the market waits as a bid; a sell limit above it, as an ask. If its price is there already, it trades at once and is aggressive. A touch is no proof of a fill: others may stand ahead.',
      es: 'Un límite de compra por debajo del mercado espera como bid; uno de venta por encima, como ask. Si su precio ya está disponible, se ejecuta al instante y es agresiva. Que el precio la toque no asegura nada: puede haber otras delante.',
    },
    related: ['market-order', 'passive-order', 'order-book', 'iceberg'],
    spellings: {
      en: ['limit order', 'limit orders'],
      es: ['orden límite', 'órdenes límite'],
    },
  },
  {
    id: 'stop-order',
    name: { en: 'Stop order', es: 'Orden stop' },
    short: {
      en: 'An order that sleeps until price reaches a level and then becomes a market or a limit order.',
      es: 'Una orden que duerme hasta que el precio llega a un nivel y entonces pasa a ser orden a mercado o límite.',
    },
    long: {
      en: 'It serves to leave a losing trade or enter a breakout. As a market order, it can fill worse than the level. Many stops together can feed a fast move.',
      es: 'Sirve para salir de una operación perdedora o entrar en una ruptura. Como orden a mercado, puede ejecutarse peor que el nivel. Muchos stops juntos pueden alimentar un movimiento rápido.',
    },
    related: ['stop-run', 'market-order', 'slippage', 'breakout'],
    spellings: { en: ['stop order', 'stop orders'], es: ['orden stop', 'órdenes stop'] },
  },
  {
    id: 'iceberg',
    name: { en: 'Iceberg order', es: 'Orden iceberg' },
    short: {
      en: 'A large order that shows only a small part at a time and refills it after each fill.',
      es: 'Una orden grande que muestra solo una parte pequeña a la vez y la repone tras cada ejecución.',
    },
    long: {
      en: 'On the tape, trade after trade hits one price that does not give way. You can suspect it, but you never see its full size. Once it is used up, price may move through fast.',
      es: 'En la cinta, una operación tras otra golpea un precio que no cede. Puedes sospecharlo, pero nunca ves su tamaño completo. Cuando se agota, el precio puede pasar con rapidez.',
    },
    related: ['absorption', 'repeated-prints', 'limit-order', 'depth'],
    spellings: {
      en: ['iceberg', 'icebergs', 'iceberg order', 'iceberg orders'],
      es: ['iceberg', 'icebergs', 'orden iceberg', 'órdenes iceberg'],
    },
    article: algorithms.slug,
  },
  {
    id: 'slippage',
    name: { en: 'Slippage', es: 'Deslizamiento (slippage)' },
    short: {
      en: 'The difference between the price you expected and the price you got.',
      es: 'La diferencia entre el precio que esperabas y el precio que obtuviste.',
    },
    long: {
      en: 'It comes from large orders, thin books and fast markets. Tests on past data often leave it out and look better than real trading.',
      es: 'Viene de órdenes grandes, libros con poca cantidad y mercados rápidos. Las pruebas con datos pasados suelen omitirlo y se ven mejor que la operación real.',
    },
    related: ['market-order', 'liquidity', 'stop-order', 'hypothetical-result'],
    spellings: { en: ['slippage'], es: ['deslizamiento', 'deslizamientos', 'slippage'] },
  },
];
