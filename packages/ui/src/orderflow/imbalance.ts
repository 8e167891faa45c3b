import type { ProfileRow } from './volume-profile.ts';

/** A row of a footprint with the verdict of the diagonal comparison. */
export interface FootprintRow extends ProfileRow {
  /** Buy volume here against the sell volume one tick below. */
  readonly buyImbalance: boolean;
  /** Sell volume here against the buy volume one tick above. */
  readonly sellImbalance: boolean;
  /** One of at least three imbalances of one side in a row. */
  readonly stacked: boolean;
}

const stackOf = 3;

/**
 * Diagonal imbalances of a bar's profile: aggressive buying at a price against aggressive selling
 * one tick below, which met in the same book. The usual default is 3 to 1. An empty opposite cell
 * counts as one contract; the lowest row has no buy and the highest no sell comparison.
 *
 * @param rows The bar's rows from low to high, without gaps.
 */
export function imbalances(rows: readonly ProfileRow[], ratio = 3): FootprintRow[] {
  const beats = (mine: number, other: number | undefined) =>
    other !== undefined && mine >= ratio * Math.max(1, other);
  const buys = rows.map(({ buy }, index) => beats(buy, rows[index - 1]?.sell));
  const sells = rows.map(({ sell }, index) => beats(sell, rows[index + 1]?.buy));
  const stacked = (marks: boolean[], index: number) => {
    let [from, to] = [index, index];
    while (marks[from]) from -= 1;
    while (marks[to]) to += 1;
    return to - from > stackOf;
  };
  return rows.map((row, index) => ({
    ...row,
    buyImbalance: buys[index] as boolean,
    sellImbalance: sells[index] as boolean,
    stacked: stacked(buys, index) || stacked(sells, index),
  }));
}
