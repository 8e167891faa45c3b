/** Who crossed the spread: 1 a buyer, -1 a seller, 0 unknown. */
export type Side = 1 | 0 | -1;

/** One print of the tape, with the book as it stood before it. */
export interface Trade {
  /** Whole milliseconds since the session opened; never earlier than the trade before. */
  readonly time: number;
  /** Whole ticks; a price in points is this times the instrument's tick size. */
  readonly price: number;
  /** Best bid in ticks. */
  readonly bid: number;
  /** Best ask in ticks; equal to the bid when the book is locked. */
  readonly ask: number;
  /** Contracts: a whole number from 1 to 1,000,000,000. */
  readonly size: number;
}
