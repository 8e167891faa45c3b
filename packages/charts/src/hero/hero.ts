import { cumulativeDelta } from '@otm/orderflow';
import type { ChartPlaceholder } from '@otm/schema';
import type { SessionChartDefinition } from '../figure/session-chart-definition.ts';
import { formatBarLength } from '../session/bar-length.ts';
import { formatClock, formatCount, formatShare, formatSigned } from '../text/format.ts';
import { HeroCard, HeroChart } from './hero-chart.tsx';

/** A session with price, VWAP, profile and delta in one chart. */
export const hero: SessionChartDefinition<ChartPlaceholder<'hero'>> = {
  Chart: HeroChart,
  Card: HeroCard,
  values: (data, labels) => {
    const { session, rows, area, bars, lastBar, lastVwap, price } = data;
    return {
      bars: formatCount(bars.length),
      barLength: formatBarLength(data, labels),
      trades: formatCount(session.count),
      low: price(rows[0]?.price ?? lastBar.low),
      high: price(rows.at(-1)?.price ?? lastBar.high),
      close: price(lastBar.close),
      vwap: price(lastVwap.vwap),
      poc: price(area.poc),
      val: price(area.val),
      vah: price(area.vah),
      share: formatShare(area.volume, area.total),
      delta: formatSigned(cumulativeDelta(lastBar).close),
    };
  },
  table: ({ session, bars, lastVwap, price }) => ({
    columns: ['time', 'open', 'high', 'low', 'close', 'vwap', 'delta'],
    rows: bars.map((bar) => [
      formatClock(bar.start),
      ...[bar.open, bar.high, bar.low, bar.close].map(price),
      price((session.vwap[bar.index] ?? lastVwap).vwap),
      formatSigned(bar.delta),
    ]),
  }),
};
