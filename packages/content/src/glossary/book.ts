import { business } from '../business.ts';
import type { Term } from '../schema/term.ts';

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
      en: 'A candle shows where price went. Order flow shows the trades that took it there, split into those that hit the bid and those that took the ask. It describes the past in fine detail and promises nothing about the next trade.',
      es: 'Una vela muestra adónde fue el precio. El order flow muestra las operaciones que lo llevaron hasta ahí, separadas entre las que golpearon el bid y las que tomaron el ask. Describe el pasado con mucho detalle y no promete nada sobre la próxima operación.',
    },
    related: ['delta', 'tape', 'footprint', 'volume-profile'],
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
      en: 'Every contract has a buyer and a seller, so a trade of 5 counts as 5, not as 10. Volume tells you how busy the market was. It does not tell you which side was in a hurry: delta adds that.',
      es: 'Cada contrato tiene un comprador y un vendedor, así que una operación de 5 suma 5 y no 10. El volumen te dice cuánta actividad hubo. No te dice qué lado tenía prisa: eso lo agrega la delta.',
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
      en: 'A market order to sell trades here first. Trades at the bid or below it count as sell volume. The size that waits at the bid can be cancelled at any moment.',
      es: 'Una orden a mercado de venta se ejecuta primero aquí. Las operaciones en el bid o por debajo cuentan como volumen de venta. La cantidad que espera en el bid se puede cancelar en cualquier momento.',
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
      en: 'A market order to buy trades here first. Trades at the ask or above it count as buy volume. Some traders call it the offer; it is the same price.',
      es: 'Una orden a mercado de compra se ejecuta primero aquí. Las operaciones en el ask o por encima cuentan como volumen de compra. Hay quien le dice oferta, pero esa palabra se presta a confusión; aquí decimos ask.',
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
      en: 'In a busy market it is often one tick wide. Whoever trades at once pays it; whoever waits may save it, or may not trade at all. It widens when few orders wait in the book, for instance around news.',
      es: 'En un mercado activo suele medir un tick. Quien opera al instante lo paga; quien espera puede ahorrárselo, o quedarse sin operar. Se abre cuando hay pocas órdenes en el libro, por ejemplo alrededor de una noticia.',
    },
    related: ['bid', 'ask', 'tick', 'liquidity'],
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
      en: 'The book shows intentions; the tape shows what was traded. An order in the book can be pulled before price reaches it. So a big number there is a fact about now, not about the next minute.',
      es: 'El libro muestra intenciones; la cinta muestra lo que se operó. Una orden del libro se puede retirar antes de que llegue el precio. Por eso una cifra grande dice algo de este momento, no del próximo minuto.',
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
      en: 'Thick depth can slow price down, but only if the orders stay where they are. The hidden part of an iceberg does not show in it. Depth is what could trade; volume is what did.',
      es: 'Mucha profundidad puede frenar el precio, pero solo si las órdenes se quedan en su lugar. La parte oculta de un iceberg no aparece en ella. La profundidad es lo que podría operarse; el volumen, lo que ya se operó.',
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
      en: 'Platforms call it Time & Sales. The tape shows facts, and a trade cannot be taken back like an order in the book. On a fast day no eye can follow it, so indicators add it up.',
      es: 'Las plataformas la llaman Time & Sales. La cinta muestra hechos: una operación no se puede retirar como una orden del libro. En un día rápido ningún ojo alcanza a seguirla; por eso los indicadores la suman.',
    },
    related: ['order-flow', 'order-book', 'aggressor', 'repeated-prints'],
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
      en: 'Limit orders supply it and market orders use it up. A liquid market has a narrow spread and many contracts at each price. It changes through the day: a market that is deep at noon can be thin right after a news release.',
      es: 'Las órdenes límite la aportan y las órdenes a mercado la consumen. Un mercado líquido tiene un spread estrecho y muchos contratos en cada precio. Cambia durante el día: un mercado profundo al mediodía puede quedar vacío justo después de una noticia.',
    },
    related: ['depth', 'spread', 'slippage', 'limit-order'],
    spellings: { en: ['liquidity'], es: ['liquidez'] },
  },
];
