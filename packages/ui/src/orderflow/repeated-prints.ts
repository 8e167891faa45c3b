import type { Side, Trade } from './trade.ts';

/** What the marks are made by. */
export interface PrintRules {
  /** Equal prints (same size, price and side) that make a mark. */
  readonly repeats: number;
  /** Longest gap between two of them, in milliseconds. */
  readonly gap: number;
  /** Smallest size that counts as a repeat; smaller ones repeat by chance. */
  readonly from: number;
  /** A print is large when it is above this percentile of the sizes before it. */
  readonly percentile: number;
}

/** A print that stands out. */
export interface PrintMark extends Trade {
  /** Whether it is one of a run of equal prints; else it is a large one. */
  readonly repeated: boolean;
  readonly side: Side;
  /** How many equal prints so far, this one included. */
  readonly count: number;
}

/**
 * Marks for large and repeated prints. Our own illustration of "Algorithms", and a simplification:
 * no method can tell from the tape alone who traded.
 *
 * Looks only at trades already seen. Runs are kept per size (sizes 256 apart share a place, and
 * the last one holds it), the percentile is a running Robbins-Monro estimate: both cost O(1).
 */
export function createRepeatedPrints({ repeats, gap, from, percentile }: PrintRules) {
  const all: PrintMark[] = [];
  const runs: { trade: Trade; side: Side; count: number }[] = [];
  let level = 0;
  // The percentile has settled after about 500 trades; no large print is marked earlier.
  let settling = 500;
  return {
    all: all as readonly PrintMark[],
    add(trade: Trade, side: Side): void {
      const { time, price, size } = trade;
      const slot = size % 256;
      const run = runs[slot];
      const goesOn =
        run?.side === side &&
        run.trade.size === size &&
        run.trade.price === price &&
        time - run.trade.time <= gap;
      const count = goesOn ? run.count + 1 : 1;
      runs[slot] = { trade, side, count };
      const repeated = size >= from && count >= repeats;
      if (repeated || (settling < 0 && size > level)) {
        all.push({ ...trade, side, count, repeated });
      }
      level += percentile / 100 - (size > level ? 0 : 1);
      settling -= 1;
    },
  };
}
