import { cumulativeDelta, type Session, type Trade } from '@otm/orderflow';

/** A leg of the zig-zag between two pivots. */
export interface SwingLeg {
  readonly from: Trade;
  readonly to: Trade;
  /** Buy volume minus sell volume after the first pivot, up to and with the second. */
  readonly delta: number;
  /** Whether it ends at the latest trade and not at a pivot. */
  readonly forming: boolean;
}

/** The legs of a session, the last one still forming; their deltas add up to the session's. */
export function swingLegs({ pivots, bars, last }: Session): readonly SwingLeg[] {
  const bar = bars.at(-1);
  if (!bar || !last) return [];
  const now = { ...last, delta: cumulativeDelta(bar).close };
  return pivots.map((from, index) => {
    const to = pivots[index + 1] ?? now;
    return { from, to, delta: to.delta - from.delta, forming: to === now };
  });
}
