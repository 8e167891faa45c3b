import type { Bar } from '@otm/orderflow';
import { chartWindows, latestWindows } from '../indicators/micro/micro-windows.ts';
import { formatClock } from '../text/format.ts';
import { best } from './best.ts';
import type { ChartMark, MarkFinder } from './chart-mark.ts';
import { columns } from './columns.ts';

const sum = (windows: readonly Bar[]) => windows.reduce((total, { delta }) => total + delta, 0);

/** The share of a bar's windows that counts as its start, and the least they have of its delta. */
const startShare = 1 / 3;
const nearlyAll = 0.8;

/** Columns of similar length: none is more than twice as long as another. */
const similar = 2;
const leastSteady = 4;

/** The windows of every complete bar. */
function windowsByBar(windows: readonly Bar[]): readonly (readonly Bar[])[] {
  const last = windows.at(-1)?.parent;
  const parents = [...new Set(windows.map(({ parent }) => parent))];
  return parents
    .filter((parent) => parent !== last)
    .map((parent) => windows.filter((window) => window.parent === parent));
}

/**
 * The delta of a bar that came nearly all in its first windows: each later one has less than half of
 * what these have on average.
 */
function early(windows: readonly Bar[]): number {
  const count = Math.ceil(windows.length * startShare);
  const [start, total] = [sum(windows.slice(0, count)), sum(windows)];
  const later = windows.slice(count).map(({ delta }) => Math.abs(delta));
  const isEarly = start * total > 0 && Math.abs(start) >= nearlyAll * Math.abs(total);
  return isEarly && Math.max(...later) * 2 < Math.abs(start) / count ? Math.abs(total) : 0;
}

/** The smaller delta of the two halves of a bar, if each half has one sign and they differ. */
function flip(windows: readonly Bar[]): number {
  const half = Math.round(windows.length / 2);
  const [first, second] = [windows.slice(0, half), windows.slice(half)];
  const [before, now] = [sum(first), sum(second)];
  const isFlip =
    before * now < 0 &&
    first.every(({ delta }) => delta * before >= 0) &&
    second.every(({ delta }) => delta * now >= 0);
  return isFlip ? Math.min(Math.abs(before), Math.abs(now)) : 0;
}

/** The longest run of columns with one sign and a similar length. */
function steadyRun(windows: readonly Bar[]): readonly Bar[] {
  const runs = windows.map((_, start) => {
    const rest = windows.slice(start);
    const isSteady = (run: readonly Bar[]) => {
      const sizes = run.map(({ delta }) => Math.abs(delta));
      const oneSign = run.every(({ delta }) => delta * (run[0]?.delta ?? 0) > 0);
      return oneSign && Math.max(...sizes) <= similar * Math.min(...sizes);
    };
    const end = rest.findIndex((_, place) => !isSteady(rest.slice(0, place + 1)));
    return end < 0 ? rest : rest.slice(0, end);
  });
  return best(runs, ({ length }) => length) ?? [];
}

/** The window with the longest column, if its bar's high or low was traded in it. */
function burst(windows: readonly Bar[], bars: readonly (readonly Bar[])[]): readonly Bar[] {
  const longest = best(windows, ({ delta }) => Math.abs(delta));
  const bar = bars.find(([first]) => first?.parent === longest?.parent);
  if (!longest || !bar) return [];
  const isExtreme =
    longest.delta > 0
      ? longest.high === Math.max(...bar.map(({ high }) => high))
      : longest.low === Math.min(...bar.map(({ low }) => low));
  return isExtreme ? [longest] : [];
}

/** The bar with the highest score above zero. */
const strongest = (bars: readonly (readonly Bar[])[], score: (windows: readonly Bar[]) => number) =>
  best(
    bars.filter((bar) => score(bar) > 0),
    score,
  );

/** The windows that the ways to read them are about. */
export const microMarks: MarkFinder<'micro'> = ({ session }) => {
  const windows = latestWindows(session.micro, chartWindows);
  const bars = windowsByBar(windows);
  const mark = (run: readonly Bar[] | undefined): ChartMark | undefined => {
    const [first] = run ?? [];
    const last = run?.at(-1);
    if (!first || !last) return undefined;
    return {
      place: [...new Set([first, last].map(({ start }) => formatClock(start)))].join('–'),
      area: columns(windows.length, windows.indexOf(first), windows.indexOf(last)),
    };
  };
  const steady = steadyRun(windows);
  return {
    early: mark(strongest(bars, early)),
    flip: mark(strongest(bars, flip)),
    burst: mark(burst(windows, bars)),
    steady: steady.length < leastSteady ? undefined : mark(steady),
  };
};
