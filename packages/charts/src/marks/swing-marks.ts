import { largeRoom } from '../figure/chart-room.ts';
import { swingPlaces } from '../indicators/swing/swing-chart.tsx';
import { legsWithin, type SwingLeg } from '../indicators/swing/swing-legs.ts';
import { barIndexAt, latestBars } from '../session/latest-bars.ts';
import type { TradedSession } from '../session/traded-session.ts';
import { formatClock } from '../text/format.ts';
import { best } from './best.ts';
import type { ChartMark, MarkFinder } from './chart-mark.ts';
import { columns } from './columns.ts';
import { median } from './median.ts';

/** A complete leg with the two before it. */
interface Placed {
  readonly leg: SwingLeg;
  /** Its length in ticks, and its delta in its own direction. */
  readonly ticks: number;
  readonly effort: number;
  /** The leg that it retraces, and the last one in its direction. */
  readonly previous: Placed | undefined;
  readonly same: Placed | undefined;
}

/** A pullback on little delta has at most a third of the delta of the leg before it. */
const littleShare = 1 / 3;

function place(legs: readonly SwingLeg[]): readonly Placed[] {
  const placed: Placed[] = [];
  for (const leg of legs.filter(({ forming }) => !forming)) {
    const change = leg.to.price - leg.from.price;
    const effort = leg.delta * Math.sign(change);
    const [previous, same] = [placed.at(-1), placed.at(-2)];
    placed.push({ leg, ticks: Math.abs(change), effort, previous, same });
  }
  return placed;
}

/** Numbers on the columns of delta, in the half of the panel that a column leaves free. */
const numberPlaces = { above: 0.15, below: 0.85 };

/** Marks a leg by the times of its pivots: its bars, and its column of delta. */
function markLeg(data: TradedSession, leg: SwingLeg): ChartMark {
  const bars = latestBars(data.bars, largeRoom);
  const legs = legsWithin(data, bars);
  const { from, to } = leg;
  const { delta, price } = swingPlaces;
  const number = leg.delta < 0 ? numberPlaces.above : numberPlaces.below;
  return {
    place: `${formatClock(from.time)}–${formatClock(to.time)}`,
    area: {
      ...columns(bars.length, barIndexAt(bars, from.time), barIndexAt(bars, to.time)),
      bottom: price.y + price.height,
    },
    again: {
      ...columns(
        legs.length,
        legs.findIndex((it) => it.from.time === from.time),
      ),
      top: delta.y,
      number: { y: delta.y + delta.height * number },
    },
  };
}

/** Finds an example leg for each comparison that the guide explains; no leg is marked twice. */
export const swingMarks: MarkFinder<'swing'> = (data) => {
  const legs = place(legsWithin(data, latestBars(data.bars, largeRoom)));
  const marked = new Set<Placed>();
  const pick = (isKind: (leg: Placed) => boolean, score: (leg: Placed) => number) => {
    const found = best(
      legs.filter((leg) => !marked.has(leg) && isKind(leg)),
      score,
    );
    if (!found) return undefined;
    marked.add(found);
    return markLeg(data, found.leg);
  };
  const long = median(legs.map(({ ticks }) => ticks));
  return {
    absorbed: pick(
      ({ effort, same, ticks }) =>
        same !== undefined && same.effort > 0 && effort > same.effort && ticks < same.ticks,
      ({ effort, same }) => effort / (same?.effort ?? effort),
    ),
    against: pick(
      ({ effort }) => effort < 0,
      ({ effort }) => -effort,
    ),
    easy: pick(
      ({ effort, ticks }) => effort >= 0 && ticks > long,
      ({ effort, ticks }) => -effort / ticks,
    ),
    pullback: pick(
      ({ effort, previous, ticks }) =>
        previous !== undefined &&
        effort >= 0 &&
        effort <= previous.effort * littleShare &&
        ticks < previous.ticks,
      ({ effort, previous }) => -effort / (previous?.effort ?? 1),
    ),
  };
};
