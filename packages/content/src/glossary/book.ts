import type { Term } from '@otm/schema';
import { business } from '../business.ts';

/** Terms of the market itself: its prices, its book and its tape. */
export const bookTerms: readonly Term[] = [
  {
    id: 'order-flow',
    name: { en: 'Order flow', es: 'Order flow (flujo de órdenes)' },
    short: {
      en: 'The stream of orders and trades that moves price: who buys, who sells, how much, and at which price.',
      es: 'La corriente de órdenes y operaciones que mueve el precio: quién compra, quién vende, cuánto y a qué precio.',
    },
    long: {
      en: 'It splits the trades behind a candle into those that hit the bid and those that took the ask. It describes the past and promises nothing about the next trade.',
      es: 'Separa las operaciones detrás de una vela entre las que golpearon el bid y las que tomaron el ask. Describe el pasado y no promete nada sobre la próxima operación.',
    },
    related: ['delta', 'footprint', 'tape', 'volume-profile'],
    spellings: { en: ['order flow'], es: ['order flow', 'flujo de órdenes'] },
    article: `how-we-use-${business.productSlug}`,
  },
  {
    id: 'volume',
    name: { en: 'Volume', es: 'Volumen' },
    short: {
      en: 'How many contracts changed hands in a bar, at a price or over a session.',
      es: 'Cuántos contratos cambiaron de manos en una barra, en un precio o en una sesión.',
    },
    long: {
      en: 'Every contract has a buyer and a seller, so a trade of 5 counts as 5, not as 10. Volume does not tell which side was in a hurry: delta adds that.',
      es: 'Cada contrato tiene un comprador y un vendedor, así que una operación de 5 suma 5 y no 10. El volumen no dice qué lado tenía prisa: eso lo agrega la delta.',
    },
    related: ['delta', 'volume-profile', 'bar', 'tape'],
    spellings: { en: [], es: [] },
  },
  {
    id: 'bid',
    name: { en: 'Bid', es: 'Bid (compra)' },
    short: {
      en: 'The highest price at which somebody is waiting to buy right now.',
      es: 'El precio más alto al que alguien espera comprar en este momento.',
    },
    long: {
      en: 'A market order to sell trades here first. Trades at the bid or below it count as sell volume. The waiting size can be cancelled at any moment.',
      es: 'Una orden a mercado de venta se ejecuta primero aquí. Lo que se opera en el bid o por debajo cuenta como venta. Lo que espera se puede cancelar en cualquier momento.',
    },
    related: ['ask', 'spread', 'order-book', 'aggressor'],
    spellings: { en: ['bid'], es: ['bid'] },
  },
  {
    id: 'ask',
    name: { en: 'Ask', es: 'Ask (venta)' },
    short: {
      en: 'The lowest price at which somebody is waiting to sell right now.',
      es: 'El precio más bajo al que alguien espera vender en este momento.',
    },
    long: {
      en: 'A market order to buy trades here first. Trades at the ask or above it count as buy volume. Some call it the offer.',
      es: 'Una orden a mercado de compra se ejecuta primero aquí. Lo que se opera en el ask o por encima cuenta como compra. Hay quien le dice oferta, pero esa palabra confunde.',
    },
    related: ['bid', 'spread', 'order-book', 'aggressor'],
    spellings: { en: ['the ask', 'ask price', 'ask volume'], es: ['ask'] },
  },
  {
    id: 'spread',
    name: { en: 'Spread', es: 'Spread' },
    short: {
      en: 'The distance between the best bid and the best ask.',
      es: 'La distancia entre el mejor bid y el mejor ask.',
    },
    long: {
      en: 'In a busy market it is often one tick wide. Whoever trades at once pays it; whoever waits may save it, or not trade at all. It widens when few orders wait, as around news.',
      es: 'En un mercado activo suele medir un tick. Quien opera al instante lo paga; quien espera puede ahorrárselo, o quedarse sin operar. Se abre si hay pocas órdenes, como cerca de una noticia.',
    },
    related: ['liquidity', 'bid', 'ask', 'tick'],
    spellings: { en: ['bid-ask spread', 'crosses the spread'], es: ['spread'] },
  },
  {
    id: 'order-book',
    name: { en: 'Order book', es: 'Libro de órdenes' },
    short: {
      en: 'The list of the limit orders that wait, by price, with the size at each price.',
      es: 'La lista de las órdenes límite que esperan, por precio, con la cantidad de cada precio.',
    },
    long: {
      en: 'The book shows intentions; the tape shows what was traded. An order can be pulled before price gets there: a big number speaks of now, not of the next minute.',
      es: 'El libro muestra intenciones; la cinta, lo que se operó. Una orden se puede retirar antes de que llegue el precio: una cifra grande habla de ahora, no del próximo minuto.',
    },
    related: ['depth', 'limit-order', 'tape', 'liquidity'],
    spellings: { en: ['order book', 'order books'], es: ['libro de órdenes'] },
  },
  {
    id: 'depth',
    name: { en: 'Market depth', es: 'Profundidad de mercado' },
    short: {
      en: 'How many contracts wait at each price above and below the market.',
      es: 'Cuántos contratos esperan en cada precio por encima y por debajo del mercado.',
    },
    long: {
      en: 'Thick depth can slow price down, but only if the orders stay. The hidden part of an iceberg does not show. Depth is what could trade; volume, what did.',
      es: 'Mucha profundidad puede frenar el precio, pero solo si las órdenes se quedan. No incluye la parte oculta de un iceberg. Es lo que podría operarse; el volumen, lo que ya se operó.',
    },
    related: ['order-book', 'liquidity', 'iceberg', 'slippage'],
    spellings: {
      en: ['market depth', 'depth of market'],
      es: ['profundidad de mercado', 'profundidad del mercado', 'profundidad del libro'],
    },
  },
  {
    id: 'tape',
    name: { en: 'Tape', es: 'Cinta' },
    short: {
      en: 'The list of trades in the order in which they happened, each with its price, size and time.',
      es: 'La lista de operaciones en el orden en que ocurrieron, cada una con su precio, cantidad y hora.',
    },
    long: {
      en: 'Platforms call it Time & Sales. A trade cannot be taken back like an order in the book. When it runs too fast for the eye, indicators add it up.',
      es: 'Las plataformas la llaman Time & Sales. Una operación no se puede retirar como una orden del libro. Cuando va demasiado rápido para el ojo, los indicadores la suman.',
    },
    related: ['order-flow', 'aggressor', 'order-book', 'repeated-prints'],
    spellings: { en: ['the tape'], es: ['cinta'] },
  },
  {
    id: 'liquidity',
    name: { en: 'Liquidity', es: 'Liquidez' },
    short: {
      en: 'How much can be traded at once without moving price far.',
      es: 'Cuánto se puede operar de inmediato sin mover mucho el precio.',
    },
    long: {
      en: 'Limit orders supply it and market orders use it up. A liquid market has a narrow spread and many contracts at each price. A market that is deep at noon can be thin right after news.',
      es: 'Las órdenes límite la aportan y las órdenes a mercado la consumen. Un mercado líquido tiene un spread estrecho y muchos contratos en cada precio. Un mercado profundo al mediodía puede vaciarse tras una noticia.',
    },
    related: ['depth', 'spread', 'slippage', 'limit-order'],
    spellings: { en: ['liquidity'], es: ['liquidez'] },
  },
];
