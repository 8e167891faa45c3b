import type { Trade } from './trade.ts';

/**
 * What is wrong: `empty` a stream without trades; `number` a field that is no whole number;
 * `crossed` a bid above the ask; `size` zero, below, or above a thousand
 * million, where sums would lose digits; `unsorted` earlier than the trade before;
 * `far` more than 100,000 ticks away from it, a misprint.
 */
export type TradeFault = 'empty' | 'number' | 'crossed' | 'size' | 'unsorted' | 'far';

/** Refusal of a trade that could only lead to a wrong number. */
export class TradeError extends Error {
  declare readonly fault: TradeFault;
  /** Position in the stream, from 0. */
  declare readonly index: number;
  /** The trade refused; none when the stream was empty. */
  declare readonly trade: Trade | undefined;

  constructor(fault: TradeFault, index: number, trade?: Trade) {
    super(`Trade ${index}: ${fault}`);
    Object.assign(this, { fault, index, trade });
  }
}
