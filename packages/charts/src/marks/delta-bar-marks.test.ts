import type { Bar } from '@otm/orderflow';
import { describe, expect, it } from 'vitest';
import { computeSession } from '../session/compute-session.ts';
import { markedBar } from '../testing/marked-bar.ts';
import { expectTraded } from '../testing/sample-sessions.ts';
import { deltaBarMarks } from './delta-bar-marks.ts';

const size = (value: number) => Math.abs(value);
const body = ({ open, close }: Bar) => close - open;

/** How many of the bars have more of something. */
const above = (bars: readonly Bar[], bar: Bar, of: (bar: Bar) => number) =>
  bars.filter((other) => of(other) > of(bar)).length;

describe.each([3, 7, 31, 52, 88])('the marks of delta per bar, seed %i', (seed) => {
  const { bars } = expectTraded(computeSession(seed));
  const marks = deltaBarMarks(expectTraded(computeSession(seed)));
  const barOf = (name: keyof typeof marks): Bar => markedBar(bars, marks[name]);

  it('agree: a large delta, and a candle that goes with it', () => {
    const bar = barOf('agree');
    expect(above(bars, bar, ({ delta }) => size(delta))).toBeLessThan(bars.length / 10);
    expect(Math.sign(body(bar))).toBe(Math.sign(bar.delta));
    expect(size(body(bar))).toBeGreaterThan(size(body(barOf('absorbed'))));
  });

  it('absorbed: a large delta, and a small candle', () => {
    const bar = barOf('absorbed');
    expect(above(bars, bar, ({ delta }) => size(delta))).toBeLessThan(bars.length / 10);
    expect(above(bars, bar, (other) => size(body(other)))).toBeGreaterThan(bars.length / 4);
  });

  it('fading: a small delta on light volume at a new high or low', () => {
    const bar = barOf('fading');
    const before = bars.slice(0, bar.index);
    const [highs, lows] = [before.map(({ high }) => high), before.map(({ low }) => low)];
    expect(bar.high > Math.max(...highs) || bar.low < Math.min(...lows)).toBe(true);
    for (const of of [({ delta }: Bar) => size(delta), ({ volume }: Bar) => volume])
      expect(above(bars, bar, of)).toBeGreaterThan(bars.length * 0.4);
  });

  it('lostLead: a thin line far past the thick column', () => {
    const { delta, maxDelta, minDelta } = barOf('lostLead');
    const lost = Math.max(maxDelta - Math.max(0, delta), Math.min(0, delta) - minDelta);
    const deltas = bars.map((bar) => size(bar.delta)).toSorted((one, other) => one - other);
    expect(lost).toBeGreaterThan(deltas[deltas.length >> 1] ?? 0);
  });
});
