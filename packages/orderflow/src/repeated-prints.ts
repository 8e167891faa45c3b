import type { Side, Trade } from './trade.ts';

/** Rules that mark prints. */
export interface PrintRules {
  /** Equal prints (same size, price and side) at which marking starts. */
  readonly repeats: number;
  /** Longest gap between two of them, in milliseconds. */
  readonly gap: number;
  /** Smallest size that counts as a repeat; smaller sizes repeat by chance. */
  readonly from: number;
  /** A print is large when more than this percentage of those before it were smaller. */
  readonly percentile: number;
}

/** A marked print. */
export interface PrintMark extends Trade {
  /** Whether it belongs to a run of equal prints; otherwise it is large. */
  readonly repeated: boolean;
  readonly side: Side;
  /** Equal prints so far, this one included. */
  readonly count: number;
}

/**
 * Marks large and repeated prints. Our own illustration of "Algorithms", and a simplification: no
 * method can tell from the tape alone who traded.
 *
 * Only reads trades already seen. The percentile is exact: every size is counted, those from 200 on
 * as one, so a trade costs at most 200 steps however long the tape is.
 */
export function createRepeatedPrints({ repeats, gap, from, percentile }: PrintRules) {
  let total = 0;
  const all: PrintMark[] = [];
  const runs: PrintMark[] = [];
  const counts: number[] = [];
  return {
    all: all as readonly PrintMark[],
    add(trade: Trade, side: Side): void {
      const { size } = trade;
      const run = runs[size];
      const continues =
        run?.side === side && run.price === trade.price && trade.time <= run.time + gap;
      const count = continues ? run.count + 1 : 1;
      const mark = { ...trade, side, count, repeated: size >= from && count >= repeats };
      runs[size] = mark;
      const sizeIndex = Math.min(size, 200);
      let smaller = 0;
      for (let at = 0; at < sizeIndex; at += 1) smaller += counts[at] ?? 0;
      // With fewer smaller prints, a high percentile means little.
      if (mark.repeated || (smaller > 200 && smaller * 100 > percentile * total)) all.push(mark);
      total += 1;
      counts[sizeIndex] = 1 + (counts[sizeIndex] ?? 0);
    },
  };
}
