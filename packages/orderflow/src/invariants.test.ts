import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClassifier } from './classify.ts';
import { cumulativeDelta } from './cumulative-delta.ts';
import { sampleSettings, sampleTape } from './sample-tapes.ts';
import { createSession, type Session } from './session.ts';
import type { Pivot } from './swing-delta.ts';
import type { Side, Trade } from './trade.ts';
import { valueArea } from './value-area.ts';
import { createVolumeProfile } from './volume-profile.ts';

const runs = Number(process.env.ORDERFLOW_SEEDS ?? 1000);
const trades = 5000;

const sum = (values: Iterable<number>) => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

interface Tape {
  readonly trades: readonly Trade[];
  readonly sides: readonly Side[];
  readonly session: Session;
}

function read(seed: number): Tape {
  const session = createSession(sampleSettings);
  const all = [...sampleTape(seed, trades)];
  return { trades: all, sides: all.map((trade) => session.add(trade)), session };
}

function expectVolumesToAddUp({ trades, session }: Tape): void {
  const traded = sum(trades.map(({ size }) => size));
  const rows = session.profile.rows();
  expect(sum(session.bars.map(({ volume }) => volume))).toBe(traded);
  expect(sum(rows.map(({ volume }) => volume))).toBe(traded);
  expect(sum(rows.map(({ buy, sell }) => buy + sell))).toBeLessThanOrEqual(traded);
}

function expectDeltasToAddUp({ trades, sides, session }: Tape): void {
  const signed = sum(trades.map(({ size }, index) => size * (sides[index] as Side)));
  const last = session.bars.at(-1);
  expect(last && cumulativeDelta(last).close).toBe(signed);
  expect(sum(session.micro.map(({ delta }) => delta))).toBe(signed);
  for (const bar of session.bars) {
    expect(bar.maxDelta).toBeGreaterThanOrEqual(Math.max(0, bar.delta));
    expect(bar.minDelta).toBeLessThanOrEqual(Math.min(0, bar.delta));
  }
}

function expectNaiveVwap({ trades, session }: Tape): void {
  const weight = sum(trades.map(({ size }) => size));
  // Relative to the first price, so that the naive formula loses no digits.
  const origin = trades[0]?.price ?? 0;
  const mean = sum(trades.map(({ price, size }) => (price - origin) * size)) / weight;
  const square = sum(trades.map(({ price, size }) => (price - origin) ** 2 * size)) / weight;
  const last = session.vwap.at(-1);
  expect(last?.vwap).toBeCloseTo(origin + mean, 6);
  expect(last?.sigma).toBeCloseTo(Math.sqrt(square - mean ** 2), 6);
}

function expectValueArea({ session }: Tape): void {
  const rows = session.profile.rows();
  for (const percent of [50, 68, 70, 90]) {
    const area = valueArea(rows, percent);
    if (!area) throw new Error('Every session with trades has a value area');
    expect(area.val).toBeLessThanOrEqual(area.poc);
    expect(area.poc).toBeLessThanOrEqual(area.vah);
    const inside = rows.filter(({ price }) => price >= area.val && price <= area.vah);
    expect(sum(inside.map(({ volume }) => volume))).toBe(area.volume);
    expect(area.volume * 100).toBeGreaterThanOrEqual(percent * area.total);
  }
}

function expectSwingsToAlternate({ trades, sides, session }: Tape): void {
  const { pivots } = session;
  const legs = pivots.slice(1).map((to, index) => ({ from: pivots[index] as Pivot, to }));
  legs.forEach(({ from, to }, index) => {
    const move = to.price - from.price;
    expect(Math.abs(move)).toBeGreaterThanOrEqual(sampleSettings.swing);
    const next = legs[index + 1];
    if (next) expect(Math.sign(next.to.price - next.from.price)).toBe(-Math.sign(move));
  });
  // Each has the sum of all signed trades up to and including its own.
  let place = 1;
  let running = 0;
  trades.forEach(({ time, price, size }, index) => {
    running += size * (sides[index] as Side);
    const pivot = pivots[place];
    if (pivot?.time === time && pivot.price === price && pivot.delta === running) place += 1;
  });
  expect(place).toBe(pivots.length);
}

describe(`${runs} seeds of ${trades} trades`, () => {
  it('keep every invariant', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
        const tape = read(seed);
        expectVolumesToAddUp(tape);
        expectDeltasToAddUp(tape);
        expectNaiveVwap(tape);
        expectValueArea(tape);
        expectSwingsToAlternate(tape);
      }),
      { numRuns: runs, seed: 20261121 },
    );
  });
});

/** Injected fault: a trade in a locked book counts as a buy and as a sell. */
function bothSides(tape: readonly Trade[]) {
  const sideOf = createClassifier();
  const profile = createVolumeProfile();
  for (const trade of tape) {
    const side = sideOf(trade);
    profile.add(trade, side);
    if (trade.bid === trade.ask) profile.add(trade, -side as Side);
  }
  return profile;
}

it('catches a locked book that counts on both sides', () => {
  const tape = read(1);
  expect(tape.trades.some(({ bid, ask }) => bid === ask)).toBe(true);
  const faulty = { ...tape, session: { ...tape.session, profile: bothSides(tape.trades) } };
  expect(() => expectVolumesToAddUp(tape)).not.toThrow();
  expect(() => expectVolumesToAddUp(faulty)).toThrow();
});
