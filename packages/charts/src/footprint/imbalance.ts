import type { ProfileRow } from '@otm/orderflow';

/** A row of a footprint with the result of the diagonal comparison. */
export interface FootprintRow extends ProfileRow {
  /** Buy volume here is the ratio or more times the sell volume one tick below. */
  readonly buyImbalance: boolean;
  /** Sell volume here is the ratio or more times the buy volume one tick above. */
  readonly sellImbalance: boolean;
  /** One of at least three imbalances of one side in a row. */
  readonly stacked: boolean;
}

/** Smallest ratio of an imbalance to the opposite side; the usual default. */
export const imbalanceRatio = 3;

/**
 * Finds the diagonal imbalances of a bar's profile: aggressive buying at a price against aggressive
 * selling one tick below, because both attack the same spread. An empty opposite cell counts as one
 * contract; the lowest row has no buy and the highest no sell comparison.
 *
 * @param rows The bar's rows from low to high, without gaps.
 */
export function imbalances(rows: readonly ProfileRow[], ratio = imbalanceRatio): FootprintRow[] {
  const dominates = (volume: number, opposite = Infinity) =>
    volume >= ratio * Math.max(1, opposite);
  const buys = rows.map(({ buy }, index) => dominates(buy, rows[index - 1]?.sell));
  const sells = rows.map(({ sell }, index) => dominates(sell, rows[index + 1]?.buy));
  const stacked = (index: number) =>
    [buys, sells].some((marks) =>
      [0, 1, 2].some((back) => [0, 1, 2].every((step) => marks[index - back + step])),
    );
  return rows.map((row, index) => ({
    ...row,
    buyImbalance: buys[index] === true,
    sellImbalance: sells[index] === true,
    stacked: stacked(index),
  }));
}
