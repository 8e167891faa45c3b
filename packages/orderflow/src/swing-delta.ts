import type { Side, Trade } from './trade.ts';

/** A turning point of the zigzag: its trade, and the delta of the session up to and including it. */
export interface Pivot extends Trade {
  /** Cumulative delta; 0 at the first pivot, so that the first leg counts its first trade. */
  readonly delta: number;
}

/**
 * Finds the pivots of a zigzag with the cumulative delta at each; the delta of a leg is the
 * difference. Our own illustration: the commercial indicator's method isn't public.
 *
 * A leg ends at an extreme once price has reversed from it by the threshold; the pivot is the first
 * trade at the extreme, not the later trade that confirmed it. The first pivot is the first trade.
 * After the last pivot a leg is still forming, and the last pivot itself may still move to a new
 * extreme; the deltas of all legs add up to the delta of the session.
 *
 * @param threshold Ticks of reversal that end a leg; above zero.
 */
export function createSwingDelta(threshold: number) {
  const all: Pivot[] = [];
  let delta = 0;
  return {
    all: all as readonly Pivot[],
    add(trade: Trade, side: Side): void {
      delta += side * trade.size;
      const last = all.at(-1);
      const before = all.at(-2);
      const move = last ? trade.price - last.price : threshold;
      const further = before && move * ((last as Pivot).price - before.price) > 0;
      if (further) all.pop();
      if (further || Math.abs(move) >= threshold) all.push({ ...trade, delta: last ? delta : 0 });
    },
  };
}
