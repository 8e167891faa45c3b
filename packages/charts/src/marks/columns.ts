import type { Bar } from '@otm/orderflow';
import { formatClock } from '../text/format.ts';
import type { ChartMark } from './chart-mark.ts';

/** The area of the columns from one index to another, in percent of a chart of `count` columns. */
export const columns = (count: number, first: number, last = first) => ({
  from: (first / count) * 100,
  to: ((last + 1) / count) * 100,
  top: 0,
  bottom: 100,
});

/** Marks the column of a bar among the drawn ones, by its time. */
export const markBar = (bars: readonly Bar[], bar: Bar | undefined): ChartMark | undefined =>
  bar && { place: formatClock(bar.start), area: columns(bars.length, bars.indexOf(bar)) };
