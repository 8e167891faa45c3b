import { type Bar, cumulativeDelta, type Trade } from '@otm/orderflow';
import type { NonEmpty } from '../../session/non-empty.ts';
import type { TradedSession } from '../../session/traded-session.ts';

/** A leg of the zigzag between two pivots. */
export interface SwingLeg {
  readonly from: Trade;
  readonly to: Trade;
  /** Buy volume minus sell volume after the first pivot, up to and including the second. */
  readonly delta: number;
  /** Whether it ends at the latest trade instead of a pivot. */
  readonly forming: boolean;
}

/** Returns the legs of a session, the last one still forming; their deltas add up to its delta. */
export function swingLegs({ session, lastBar, lastTrade }: TradedSession): readonly SwingLeg[] {
  const now = { ...lastTrade, delta: cumulativeDelta(lastBar).close };
  return session.pivots.map((from, index) => {
    const to = session.pivots[index + 1] ?? now;
    return { from, to, delta: to.delta - from.delta, forming: to === now };
  });
}

/** The legs that begin within some bars. */
export const legsWithin = (data: TradedSession, bars: NonEmpty<Bar>): readonly SwingLeg[] =>
  swingLegs(data).filter(({ from, to }) => from.time >= bars[0].start && to.time > from.time);
