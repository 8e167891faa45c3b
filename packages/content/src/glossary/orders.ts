import { algorithms } from '../indicators/algorithms.ts';
import type { Term } from '../schema/term.ts';

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
      en: 'A market order is aggressive, and so is a limit order that crosses the spread. The exchange can mark the aggressor of a futures trade. Without that mark, the bid and the ask at the time of the trade tell it.',
      es: 'Una orden a mercado es agresiva, y también una orden límite que cruza el spread. La bolsa puede marcar al agresor de una operación de futuros. Sin esa marca, lo dicen el bid y el ask de ese momento.',
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
      en: 'It gives up speed to get its price, and it may never trade. Each aggressive contract meets a passive one, so both sums are always the same. Delta names only the aggressive side; absorption is how the passive side shows.',
      es: 'Renuncia a la rapidez para obtener su precio, y puede que nunca se ejecute. Cada contrato agresivo se cruza con uno pasivo, así que ambas sumas son siempre iguales. La delta nombra solo el lado agresivo; la absorción es como se deja ver el pasivo.',
    },
    related: ['limit-order', 'aggressor', 'absorption', 'order-book'],
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
      en: 'It is quick, but its price is open. If it is larger than the size at the best price, the rest trades at the prices behind it. All of its volume is aggressive.',
      es: 'Es rápida, pero su precio queda abierto. Si es mayor que la cantidad del mejor precio, el resto se ejecuta en los precios siguientes. Todo su volumen es agresivo.',
    },
    related: ['limit-order', 'aggressor', 'slippage', 'stop-order'],
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
      en: 'A buy limit below the market waits as a bid; a sell limit above it waits as an ask. If its price is there already, it trades at once and counts as aggressive. A touch is no proof of a fill: other orders may stand ahead of it.',
      es: 'Un límite de compra por debajo del mercado espera como bid; uno de venta por encima espera como ask. Si su precio ya está disponible, se ejecuta al instante y cuenta como agresiva. Que el precio la toque no asegura nada: puede haber otras órdenes delante.',
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
      en: 'Traders use it to leave a losing trade or to enter a breakout. Once it turns into a market order, the fill can be worse than the level. Many stops at one place can feed a fast move.',
      es: 'Se usa para salir de una operación perdedora o para entrar en una ruptura. Cuando pasa a ser orden a mercado, la ejecución puede ser peor que el nivel. Muchos stops en un mismo lugar pueden alimentar un movimiento rápido.',
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
      en: 'On the tape it looks like trade after trade at one price that does not give way. You can suspect an iceberg, but you never see its full size. Once it is used up, price may move through fast.',
      es: 'En la cinta se ve como una operación tras otra en un precio que no cede. Puedes sospechar de un iceberg, pero nunca ves su tamaño completo. Cuando se agota, el precio puede pasar con rapidez.',
    },
    related: ['limit-order', 'absorption', 'repeated-prints', 'depth'],
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
      en: 'It comes from large orders, thin books and fast markets. Tests on past data often leave it out and look better than real trading. Count it as a cost from the start.',
      es: 'Viene de órdenes grandes, libros con poca cantidad y mercados rápidos. Las pruebas con datos pasados suelen dejarlo fuera y se ven mejor que la operación real. Cuéntalo como un costo desde el principio.',
    },
    related: ['market-order', 'stop-order', 'liquidity', 'hypothetical-result'],
    spellings: { en: ['slippage'], es: ['deslizamiento', 'deslizamientos', 'slippage'] },
  },
];
