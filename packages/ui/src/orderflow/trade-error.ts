import type { Trade } from './trade.ts';

/** What is wrong with a trade, or with a stream of them. */
export type TradeFault =
  | 'no trades'
  | 'time is not a number'
  | 'price is not in whole ticks'
  | 'book is crossed'
  | 'size is not a whole number above zero'
  | 'time runs backwards'
  | 'price is too far away';

/** Refusal of a trade that could only lead to a wrong number. */
export class TradeError extends Error {
  override readonly name = 'TradeError';
  readonly fault: TradeFault;
  /** Position in the stream, from 0. */
  readonly index: number;
  /** The trade refused; none when the stream was empty. */
  readonly trade: Trade | undefined;

  constructor(fault: TradeFault, index: number, trade?: Trade) {
    super(`Trade ${index}: ${fault}`);
    this.fault = fault;
    this.index = index;
    this.trade = trade;
  }
}
