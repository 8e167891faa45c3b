import { describe, expect, it } from 'vitest';
import { legsWithin, type SwingLeg } from '../indicators/swing/swing-legs.ts';
import { computeSession } from '../session/compute-session.ts';
import { expectTraded } from '../testing/sample-sessions.ts';
import { formatClock } from '../text/format.ts';
import { swingMarks } from './swing-marks.ts';

const ticks = ({ from, to }: SwingLeg) => Math.abs(to.price - from.price);
/** Delta in the direction of the leg. */
const effort = ({ from, to, delta }: SwingLeg) => delta * Math.sign(to.price - from.price);

describe.each([54, 67, 73, 110])('the marks of delta per leg, seed %i', (seed) => {
  const traded = expectTraded(computeSession(seed));
  const { bars } = traded;
  const legs = legsWithin(traded, bars);
  const marks = swingMarks(traded);
  const placeOf = (name: keyof typeof marks): number => {
    const { again, place } = marks[name] ?? {};
    const index = Math.round(((again?.from ?? Number.NaN) / 100) * legs.length);
    const { from, to } = legs[index] ?? {};
    if (!from || !to || `${formatClock(from.time)}–${formatClock(to.time)}` !== place)
      throw new Error(`The column of "${name}" isn't that of the leg ${place}.`);
    return index;
  };
  const legAt = (index: number): SwingLeg => {
    const leg = legs[index];
    if (!leg) throw new Error(`There is no leg ${index}.`);
    return leg;
  };

  it('absorbed: more delta but fewer ticks than the last leg in its direction', () => {
    const [leg, same] = [legAt(placeOf('absorbed')), legAt(placeOf('absorbed') - 2)];
    expect(effort(leg)).toBeGreaterThan(effort(same));
    expect(effort(same)).toBeGreaterThan(0);
    expect(ticks(leg)).toBeLessThan(ticks(same));
  });

  it('easy: many ticks on little delta', () => {
    const leg = legAt(placeOf('easy'));
    const costs = legs.map((other) => effort(other) / ticks(other));
    expect(legs.filter((other) => ticks(other) < ticks(leg)).length).toBeGreaterThan(
      legs.length / 2 - 1,
    );
    expect(costs.filter((cost) => cost > effort(leg) / ticks(leg)).length).toBeGreaterThan(
      legs.length / 2,
    );
  });

  it('pullback: shorter than the move before it, on at most a third of its delta', () => {
    const [leg, move] = [legAt(placeOf('pullback')), legAt(placeOf('pullback') - 1)];
    expect(ticks(leg)).toBeLessThan(ticks(move));
    expect(effort(leg)).toBeLessThanOrEqual(effort(move) / 3);
    expect(effort(leg)).toBeGreaterThanOrEqual(0);
  });

  it('against: delta against its own leg', () => {
    expect(effort(legAt(placeOf('against')))).toBeLessThan(0);
  });

  it('frames four complete legs, each from pivot to pivot', () => {
    const framed = Object.values(marks).map((mark) => mark?.place);
    expect(new Set(framed).size).toBe(4);
    for (const mark of Object.values(marks)) {
      const { from = Number.NaN, to = Number.NaN } = mark?.area ?? {};
      const times = [from, to].map((edge) => bars[Math.round((edge / 100) * bars.length)]?.start);
      const leg = legs.find((it) => mark?.place.startsWith(formatClock(it.from.time)));
      expect(leg?.forming).toBe(false);
      expect(leg?.from.time).toBeGreaterThanOrEqual(times[0] ?? Number.NaN);
      expect(leg?.to.time).toBeLessThan(times[1] ?? Number.POSITIVE_INFINITY);
    }
  });
});
