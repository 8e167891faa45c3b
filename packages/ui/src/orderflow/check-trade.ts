import type { Trade } from './trade.ts';
import { TradeError, type TradeFault } from './trade-error.ts';

/** Rows that a session may span; beyond it a price is taken for a misprint. */
const widest = 1e5;

const faultOf = (
  { time, price, bid, ask, size }: Trade,
  first: Trade | undefined,
  previous: Trade | undefined,
): TradeFault | undefined => {
  if (!Number.isFinite(time)) return 'time is not a number';
  if (![price, bid, ask].every(Number.isSafeInteger)) return 'price is not in whole ticks';
  if (bid > ask) return 'book is crossed';
  if (!Number.isSafeInteger(size) || size <= 0) return 'size is not a whole number above zero';
  if (previous && time < previous.time) return 'time runs backwards';
  if (first && Math.abs(price - first.price) > widest) return 'price is too far away';
  return undefined;
};

/**
 * Lets a sound trade pass and throws a {@link TradeError} that names the place otherwise.
 * A locked book (bid = ask) is sound, a crossed one (bid > ask) is not.
 */
export function checkTrade(trade: Trade, index: number, first?: Trade, previous?: Trade): void {
  const fault = faultOf(trade, first, previous);
  if (fault) throw new TradeError(fault, index, trade);
}
