import type { Bar } from '@otm/orderflow';
import { describe, expect, it } from 'vitest';
import { chartWindows, latestWindows } from '../indicators/micro/micro-windows.ts';
import { computeSession } from '../session/compute-session.ts';
import { expectTraded } from '../testing/sample-sessions.ts';
import { microMarks } from './micro-marks.ts';

const sum = (windows: readonly Bar[]) => windows.reduce((total, { delta }) => total + delta, 0);

describe.each([1782, 3415, 5339])('the marks of delta per window, seed %i', (seed) => {
  const traded = expectTraded(computeSession(seed));
  const windows = latestWindows(traded.session.micro, chartWindows);
  const marks = microMarks(traded);
  const framed = (name: keyof typeof marks): readonly Bar[] => {
    const { from = Number.NaN, to = Number.NaN } = marks[name]?.area ?? {};
    const [first, last] = [from, to].map((edge) => Math.round((edge / 100) * windows.length));
    return windows.slice(first, last);
  };
  const barOf = (window: Bar | undefined) =>
    windows.filter(({ parent }) => parent === window?.parent);

  it('early: nearly all the delta of a bar in its first windows', () => {
    const bar = framed('early');
    expect(bar).toEqual(barOf(bar[0]));
    const first = sum(bar.slice(0, Math.ceil(bar.length / 3)));
    expect(first / sum(bar)).toBeGreaterThanOrEqual(0.8);
  });

  it('flip: one sign in the first half of a bar, the other in the second', () => {
    const bar = framed('flip');
    expect(bar).toEqual(barOf(bar[0]));
    const half = Math.round(bar.length / 2);
    const signs = [bar.slice(0, half), bar.slice(half)].map(
      (part) => new Set(part.map(({ delta }) => Math.sign(delta)).filter(Boolean)),
    );
    expect(signs.map(({ size }) => size)).toEqual([1, 1]);
    expect(signs[0]).not.toEqual(signs[1]);
  });

  it('burst: the longest column, at the high or low of its bar', () => {
    const [window, ...others] = framed('burst');
    if (!window) throw new Error('There is no window.');
    expect(others).toEqual([]);
    const longest = Math.max(...windows.map(({ delta }) => Math.abs(delta)));
    expect(Math.abs(window.delta)).toBe(longest);
    const bar = barOf(window);
    const isHigh = window.high === Math.max(...bar.map(({ high }) => high));
    const isLow = window.low === Math.min(...bar.map(({ low }) => low));
    expect(window.delta > 0 ? isHigh : isLow).toBe(true);
  });

  it('steady: columns with one sign, none more than twice as long as another', () => {
    const run = framed('steady');
    const sizes = run.map(({ delta }) => Math.abs(delta));
    expect(run.length).toBeGreaterThanOrEqual(4);
    expect(new Set(run.map(({ delta }) => Math.sign(delta))).size).toBe(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2 * Math.min(...sizes));
  });
});
