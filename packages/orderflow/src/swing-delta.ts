import type { Side, Trade } from './trade.ts';

/** A turning point of the zig-zag: its trade, and the delta of the session up to and with it. */
export interface Pivot extends Trade {
  /** Cumulative delta; the first pivot has 0, so that the first leg counts its first trade. */
  readonly delta: number;
}

/**
 * Delta from pivot to pivot of a zig-zag: the cumulative delta at the end of a leg less that at its
 * start. Our own illustration: the commercial indicator's method is not public.
 *
 * A leg ends at an extreme once price has come back from it by the threshold; the pivot stands at
 * the first trade of the extreme, not at the later trade that confirmed it. The first pivot is the
 * first trade. From the last pivot on a leg is still forming, and the last pivot itself may still
 * move to a new extreme; the deltas of all legs add up to the delta of the session.
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
