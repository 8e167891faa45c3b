import type { Bar, PrintMark } from '@otm/orderflow';
import { describe, expect, it } from 'vitest';
import { computeSession } from '../session/compute-session.ts';
import { barIndexAt } from '../session/latest-bars.ts';
import { markedBar } from '../testing/marked-bar.ts';
import { expectTraded } from '../testing/sample-sessions.ts';
import { algorithmsMarks } from './algorithms-marks.ts';

describe.each([31, 33, 34, 35])('the marks of prints, seed %i', (seed) => {
  const traded = expectTraded(computeSession(seed));
  const { bars, session } = traded;
  const marks = algorithmsMarks(traded);
  const barOf = (name: keyof typeof marks): Bar => markedBar(bars, marks[name]);
  const printsAt = (index: number): readonly PrintMark[] =>
    session.prints.filter(({ time }) => barIndexAt(bars, time) === index);
  const closeAfter = ({ index }: Bar) => bars[index + 3]?.close ?? Number.NaN;

  /** The price in a bar that has several prints, and that a later bar trades at again. */
  const repeatedPrices = ({ index }: Bar) => {
    const prices = printsAt(index).map(({ price }) => price);
    return prices.filter((price, place) => prices.indexOf(price) !== place);
  };

  it('cluster: several prints at one price', () => {
    expect(repeatedPrices(barOf('cluster')).length).toBeGreaterThan(0);
  });

  it('revisit: price is back at that price after at least eight ticks away from it', () => {
    const [from, back] = [barOf('cluster'), barOf('revisit')];
    const between = bars.slice(from.index + 1, back.index);
    const isBack = (price: number) =>
      back.low <= price &&
      back.high >= price &&
      between.some(({ high, low }) => low <= price - 8 || high >= price + 8);
    expect(repeatedPrices(from).some(isBack)).toBe(true);
  });

  it('worked: buys only, and price gains', () => {
    const bar = barOf('worked');
    expect(new Set(printsAt(bar.index).map(({ side }) => side))).toEqual(new Set([1]));
    expect(closeAfter(bar)).toBeGreaterThan(bar.close);
  });

  it('stalled: buys only, and price gains nothing', () => {
    const bar = barOf('stalled');
    expect(new Set(printsAt(bar.index).map(({ side }) => side))).toEqual(new Set([1]));
    expect(closeAfter(bar) - bar.close).toBeLessThanOrEqual(1);
  });

  it('alone: one print with none in the next bars, in the middle half of the range', () => {
    const bar = barOf('alone');
    expect([-1, 0, 1].map((step) => printsAt(bar.index + step).length)).toEqual([0, 1, 0]);
    const soFar = bars.slice(0, bar.index + 1);
    const high = Math.max(...soFar.map((it) => it.high));
    const low = Math.min(...soFar.map((it) => it.low));
    const place = (bar.close - low) / (high - low);
    expect(place).toBeGreaterThanOrEqual(0.25);
    expect(place).toBeLessThanOrEqual(0.75);
  });
});
