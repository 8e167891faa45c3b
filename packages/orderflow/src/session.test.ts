import { describe, expect, it } from 'vitest';
import { cumulativeDelta } from './cumulative-delta.ts';
import { goldenTape, sampleSettings } from './sample-tapes.ts';
import { createSession, readTape } from './session.ts';
import { valueArea } from './value-area.ts';

describe('the golden tape', () => {
  const sides = () => {
    const session = createSession(sampleSettings);
    return goldenTape.map((trade) => session.add(trade));
  };
  const session = readTape(goldenTape, sampleSettings);

  it('has the aggressors + + - + - - + + -', () => {
    expect(sides()).toEqual([1, 1, -1, 1, -1, -1, 1, 1, -1]);
  });

  it('has three bars with their deltas and running extremes', () => {
    expect(session.bars.map(({ delta }) => delta)).toEqual([4, 2, -1]);
    expect(session.bars.map(({ maxDelta }) => maxDelta)).toEqual([8, 10, 8]);
    expect(session.bars.map(({ minDelta }) => minDelta)).toEqual([0, 0, -1]);
  });

  it('carries the cumulative delta from bar to bar', () => {
    expect(session.bars.map((bar) => Object.values(cumulativeDelta(bar)))).toEqual([
      [0, 8, 0, 4],
      [4, 14, 4, 6],
      [6, 14, 5, 5],
    ]);
  });

  it('opens every bar at zero in bar mode', () => {
    expect(session.bars.map((bar) => Object.values(cumulativeDelta(bar, 0)))).toEqual([
      [0, 8, 0, 4],
      [0, 10, 0, 2],
      [0, 8, -1, -1],
    ]);
  });

  it('ends with VWAP 99.021277 and sigma 0.601040', () => {
    const last = session.vwap.at(-1);
    expect(last?.vwap).toBeCloseTo(99.021277, 6);
    expect(last?.sigma).toBeCloseTo(0.60104, 6);
  });

  it('adds buys and sells to the profile', () => {
    expect(session.profile.rows().map(({ price, buy, sell }) => [price, buy, sell])).toEqual([
      [98, 0, 8],
      [99, 17, 13],
      [100, 9, 0],
    ]);
  });

  it('has POC 99 and a value area from 99 to 100', () => {
    expect(valueArea(session.profile.rows())).toMatchObject({ poc: 99, val: 99, vah: 100 });
  });
});

it('returns exact results for a session of one trade', () => {
  const [trade] = goldenTape;
  const session = readTape(trade ? [trade] : [], sampleSettings);
  expect(session.bars).toHaveLength(1);
  expect(session.vwap).toEqual([{ vwap: 100, sigma: 0 }]);
  expect(valueArea(session.profile.rows())).toEqual({
    poc: 100,
    val: 100,
    vah: 100,
    volume: 5,
    total: 5,
  });
});
