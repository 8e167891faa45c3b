import type { Trade } from './trade.ts';

/**
 * The problem of a trade: `empty` a stream without trades; `number` a field that isn't an integer;
 * `crossed` a bid above the ask; `size` zero, negative, or above 1e9, where sums would lose digits;
 * `unsorted` earlier than the previous trade; `far` more than 100,000 ticks away from it, a misprint.
 */
export type TradeErrorCode = 'empty' | 'number' | 'crossed' | 'size' | 'unsorted' | 'far';

/** Thrown for a trade that could only lead to a wrong number; fix it in the feed, or skip it. */
export class TradeError extends Error {
  override readonly name = 'TradeError';
  readonly code: TradeErrorCode;
  /** Position in the stream, from 0. */
  readonly index: number;
  /** The rejected trade; `undefined` when the stream is empty. */
  readonly trade: Trade | undefined;

  constructor(code: TradeErrorCode, index: number, trade?: Trade) {
    // Short, because visitors download it.
    super(`Fix trade ${index}: ${code}`);
    this.code = code;
    this.index = index;
    this.trade = trade;
  }
}
