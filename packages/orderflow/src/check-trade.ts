import type { Trade } from './trade.ts';
import type { TradeErrorCode } from './trade-error.ts';

/**
 * Returns what is wrong with a trade, or `undefined`. A locked book (bid = ask) is valid, a crossed
 * one (bid > ask) isn't.
 *
 * @param previous The trade before; the trade itself when it's the first.
 */
export function checkTrade(trade: Trade, previous = trade): TradeErrorCode | undefined {
  const { time, price, bid, ask, size } = trade;
  if (![time, price, bid, ask, size].every(Number.isSafeInteger)) return 'number';
  if (bid > ask) return 'crossed';
  if (size < 1 || size > 1e9) return 'size';
  if (time < previous.time) return 'unsorted';
  if (Math.abs(previous.price - price) > 1e5) return 'far';
}
