import type { Side, Trade } from './trade.ts';

/**
 * Creates a function that returns the aggressor of each trade of a stream, called in order.
 *
 * Quote rule with the tick rule as fallback (the "Bid Ask" and "Up Down Tick" delta types of
 * NinjaTrader): at or above the ask it's a buyer, at or below the bid a seller. Inside the spread, or
 * when the book is locked, an uptick is a buyer, a downtick a seller and an unchanged price keeps the
 * previous side; the first trade then has none. A trade never counts on both sides.
 */
export function createClassifier(): (trade: Trade) => Side {
  let last: number | undefined;
  let side: Side = 0;
  return ({ price, bid, ask }) => {
    if (ask > bid && price >= ask) side = 1;
    else if (ask > bid && price <= bid) side = -1;
    else side = (Math.sign(price - (last as number)) as Side) || side;
    last = price;
    return side;
  };
}
