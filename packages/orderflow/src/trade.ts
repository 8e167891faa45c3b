/** The aggressor, who crossed the spread: 1 a buyer, -1 a seller, 0 unknown. */
export type Side = 1 | 0 | -1;

/** One print of the tape, with the book before it. */
export interface Trade {
  /** Integer milliseconds since the session opened; never earlier than the previous trade. */
  readonly time: number;
  /** Integer ticks; the price in points is this times the instrument's tick size. */
  readonly price: number;
  /** Best bid in ticks. */
  readonly bid: number;
  /** Best ask in ticks; equal to the bid when the book is locked. */
  readonly ask: number;
  /** Contracts: an integer from 1 to 1,000,000,000. */
  readonly size: number;
}
