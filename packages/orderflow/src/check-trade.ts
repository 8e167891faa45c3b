import type { Trade } from './trade.ts';
import { TradeError } from './trade-error.ts';

/**
 * Lets a sound trade pass and throws a {@link TradeError} that names it otherwise.
 * A locked book (bid = ask) is sound, a crossed one (bid > ask) is not.
 *
 * @param previous The trade before; the trade itself when it is the first.
 */
export function checkTrade(trade: Trade, index: number, previous = trade): void {
  const { time, price, bid, ask, size } = trade;
  const fault = ![time, price, bid, ask, size].every(Number.isSafeInteger)
    ? 'number'
    : bid > ask
      ? 'crossed'
      : size < 1 || size > 1e9
        ? 'size'
        : time < previous.time
          ? 'unsorted'
          : Math.abs(previous.price - price) > 1e5 && 'far';
  if (fault) throw new TradeError(fault, index, trade);
}
