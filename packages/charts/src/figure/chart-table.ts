import { type Bar, cumulativeDelta } from '@otm/orderflow';
import type { ChartColumns, ChartId, ChartLabels } from '@otm/schema';
import { swingLegs } from '../indicators/swing/swing-legs.ts';
import { visibleBars } from '../plot/visible-bars.ts';
import { formatRemaining, openBarTime } from '../session/bar-time.ts';
import type { ChartData } from '../session/chart-data.ts';
import { formatClock, formatCount, formatPrice, formatSigned } from '../text/format.ts';

/** A column of a table. */
export type ColumnName = keyof ChartColumns;

/** What a chart draws, in numbers; each row holds a text per column. */
export interface ChartTable {
  readonly columns: readonly ColumnName[];
  readonly rows: readonly (readonly string[])[];
}

const table = (
  columns: readonly ColumnName[],
  rows: readonly (readonly string[])[],
): ChartTable => ({ columns, rows });

/** The charts that draw one session. */
export type SessionChartId = Exclude<ChartId, 'footprint' | 'momentum' | 'reversal'>;

const tables: Record<SessionChartId, (data: ChartData, words: ChartLabels) => ChartTable> = {
  hero: (data) => {
    const price = priceOf(data);
    return table(
      ['time', 'open', 'high', 'low', 'close', 'vwap', 'delta'],
      data.session.bars.map((bar) => [
        formatClock(bar.start),
        ...[bar.open, bar.high, bar.low, bar.close].map(price),
        price(data.session.vwap[bar.index]?.vwap ?? bar.close),
        formatSigned(bar.delta),
      ]),
    );
  },
  algorithms: ({ session, tickSize }, words) =>
    table(
      ['time', 'price', 'kind', 'side', 'size', 'count'],
      session.prints.map(({ time, price, repeated, side, size, count }) => [
        formatClock(time),
        formatPrice(price, tickSize),
        repeated ? words.repeated : words.large,
        side > 0 ? words.buys : words.sells,
        formatCount(size),
        String(count),
      ]),
    ),
  swing: (data) => {
    const price = priceOf(data);
    return table(
      ['time', 'from', 'to', 'delta'],
      swingLegs(data.session).map(({ from, to, delta }) => [
        formatClock(to.time),
        price(from.price),
        price(to.price),
        formatSigned(delta),
      ]),
    );
  },
  micro: ({ session }) =>
    table(
      ['bar', 'time', 'delta', 'volume'],
      session.micro
        .slice(-60)
        .map(({ parent, start, delta, volume }) => [
          String(parent + 1),
          formatClock(start),
          formatSigned(delta),
          formatCount(volume),
        ]),
    ),
  cumulative: ({ session }) =>
    table(
      ['time', 'open', 'high', 'low', 'close'],
      visibleBars(session.bars, 'large').map((bar) => {
        const { open, high, low, close } = cumulativeDelta(bar);
        return [formatClock(bar.start), ...[open, high, low, close].map(formatSigned)];
      }),
    ),
  'delta-bar': ({ session }) =>
    table(
      ['time', 'delta', 'maxDelta', 'minDelta', 'volume'],
      visibleBars(session.bars, 'large').map(({ start, delta, maxDelta, minDelta, volume }) => [
        formatClock(start),
        ...[delta, maxDelta, minDelta].map(formatSigned),
        formatCount(volume),
      ]),
    ),
  profile: ({ rows, tickSize }) =>
    table(
      ['price', 'volume', 'buys', 'sells'],
      rows
        .toReversed()
        .map(({ price, volume, buy, sell }) => [
          formatPrice(price, tickSize),
          ...[volume, buy, sell].map(formatCount),
        ]),
    ),
  vwap: (data) => {
    const price = priceOf(data);
    return table(
      ['time', 'close', 'vwap', 'sigma', 'lower', 'upper'],
      visibleBars(data.session.bars, 'large').map(({ index, start, close }) => {
        const { vwap, sigma } = data.session.vwap[index] ?? { vwap: close, sigma: 0 };
        const reach = data.bands * sigma;
        return [formatClock(start), ...[close, vwap, sigma, vwap - reach, vwap + reach].map(price)];
      }),
    );
  },
  'bar-timer': (data) => {
    const time = openBarTime(data);
    const bar = data.session.bars.at(-1) as Bar;
    if (!time) return table(['time', 'remaining', 'stage'], []);
    return table(
      ['time', 'remaining', 'stage'],
      [[formatClock(bar.start), formatRemaining(data, time), `${time.stage}`]],
    );
  },
};

const priceOf =
  ({ tickSize }: ChartData) =>
  (ticks: number) =>
    formatPrice(ticks, tickSize);

/** The numbers that a chart draws, from the same objects. */
export const chartTable = (id: SessionChartId, data: ChartData, words: ChartLabels): ChartTable =>
  tables[id](data, words);
