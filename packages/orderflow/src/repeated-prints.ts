import type { Side, Trade } from './trade.ts';

/** What the marks are made by. */
export interface PrintRules {
  /** Equal prints (same size, price and side) that make a mark. */
  readonly repeats: number;
  /** Longest gap between two of them, in milliseconds. */
  readonly gap: number;
  /** Smallest size that counts as a repeat; smaller ones repeat by chance. */
  readonly from: number;
  /** A print is large when more than this share of those before it, in percent, were smaller. */
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
 * Looks only at trades already seen. The percentile is exact: sizes are counted, those from 200 on
 * as one, so a trade costs at most 200 steps, however long the tape.
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
      const goesOn =
        run?.side === side && run.price === trade.price && trade.time <= run.time + gap;
      const count = goesOn ? run.count + 1 : 1;
      const mark = { ...trade, side, count, repeated: size >= from && count >= repeats };
      runs[size] = mark;
      const place = Math.min(size, 200);
      let smaller = 0;
      for (let at = 0; at < place; at += 1) smaller += counts[at] ?? 0;
      // With fewer smaller prints a high percentile says little.
      if (mark.repeated || (smaller > 200 && smaller * 100 > percentile * total)) all.push(mark);
      total += 1;
      counts[place] = 1 + (counts[place] ?? 0);
    },
  };
}
