import type { Side, Trade } from './trade.ts';

/** One leg of the zig-zag. */
export interface Swing {
  /** 1 up, -1 down, 0 while the leg is still forming. */
  side: Side;
  /** The pivots; for the leg still forming `to` is the latest trade. */
  readonly from: Trade;
  to: Trade;
  /** Buy volume minus sell volume after the first pivot, up to and with the second. */
  delta: number;
  volume: number;
}

/**
 * Delta from pivot to pivot of a zig-zag. Our own illustration: the commercial indicator's
 * method is not public.
 *
 * A leg ends at an extreme once price has come back from it by the threshold; the pivot stands at
 * the first trade of the extreme, not at the later trade that confirmed it. The first leg starts
 * at the first trade. The last leg is always the one still forming, so the deltas of all legs
 * add up to the delta of the session.
 *
 * @param threshold Ticks of reversal that end a leg; above zero.
 */
export function createSwingDelta(threshold: number) {
  const all: Swing[] = [];
  const begin = (to: Trade) => all.push({ side: 0, from: to, to, delta: 0, volume: 0 });
  return {
    all: all as readonly Swing[],
    add(to: Trade, side: Side): void {
      if (!all[0]) begin(to);
      const forming = all.at(-1) as Swing;
      const leg = all.at(-2);
      forming.to = to;
      forming.delta += side * to.size;
      forming.volume += to.size;
      const move = to.price - forming.from.price;
      if (leg && move * leg.side > 0) {
        leg.to = to;
        leg.delta += forming.delta;
        leg.volume += forming.volume;
        all.pop();
        begin(to);
      } else if (Math.abs(move) >= threshold) {
        forming.side = move > 0 ? 1 : -1;
        begin(to);
      }
    },
  };
}
