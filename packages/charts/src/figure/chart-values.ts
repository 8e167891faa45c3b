import { cumulativeDelta } from '@otm/orderflow';
import type { ChartLabels, ChartValueName } from '@otm/schema';
import { formatRemaining, openBarTime } from '../session/bar-time.ts';
import type { ChartData } from '../session/chart-data.ts';
import { fillTemplate } from '../text/fill-template.ts';
import { formatCount, formatPrice, formatSigned } from '../text/format.ts';

/** The length of a chart's bars as a text, for example `5 min`. */
function barLength({ session }: ChartData, words: ChartLabels): string {
  const { unit, length } = session.settings.bar;
  if (unit === 'time') return fillTemplate(words.minutes, { length: String(length / 60_000) });
  const text = unit === 'trades' ? words.tradesLong : words.contracts;
  return fillTemplate(text, { length: formatCount(length) });
}

/**
 * Every number that a text about a chart may name, read from the data that the chart draws;
 * `undefined` before the first trade.
 */
export function chartValues(
  data: ChartData,
  words: ChartLabels,
): Record<ChartValueName, string> | undefined {
  const { session, rows, area, tickSize } = data;
  const { settings, bars } = session;
  const last = bars.at(-1);
  const mean = session.vwap.at(-1);
  const time = openBarTime(data);
  if (!last || !mean || !area || !time) return undefined;
  const price = (ticks: number) => formatPrice(ticks, tickSize);
  const repeated = session.prints.filter((mark) => mark.repeated).length;
  return {
    seed: String(data.seed),
    trades: formatCount(session.count),
    bars: formatCount(bars.length),
    barLength: barLength(data, words),
    volume: formatCount(area.total),
    open: price(bars[0]?.open ?? last.open),
    high: price(rows.at(-1)?.price ?? last.high),
    low: price(rows[0]?.price ?? last.low),
    close: price(last.close),
    delta: formatSigned(cumulativeDelta(last).close),
    lastDelta: formatSigned(last.delta),
    vwap: price(mean.vwap),
    sigma: price(mean.sigma),
    bands: String(data.bands),
    upper: price(mean.vwap + data.bands * mean.sigma),
    lower: price(mean.vwap - data.bands * mean.sigma),
    poc: price(area.poc),
    vah: price(area.vah),
    val: price(area.val),
    percent: String(data.percent),
    share: ((area.volume * 100) / area.total).toFixed(1),
    swings: formatCount(session.pivots.length),
    swingTicks: String(settings.swing),
    windows: formatCount(session.micro.length),
    windowTrades: String(settings.micro),
    repeated: formatCount(repeated),
    repeats: String(settings.prints.repeats),
    large: formatCount(session.prints.length - repeated),
    percentile: String(settings.prints.percentile),
    remaining: formatRemaining(data, time),
    stage: String(time.stage),
  };
}
