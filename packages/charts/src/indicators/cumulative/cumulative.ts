import { cumulativeDelta } from '@otm/orderflow';
import { largeRoom } from '../../figure/chart-room.ts';
import { formatBarLength } from '../../session/bar-length.ts';
import { latestBars } from '../../session/latest-bars.ts';
import { formatClock, formatCount, formatSigned } from '../../text/format.ts';
import { defineIndicator } from '../define-indicator.ts';
import { CumulativeCard, CumulativeChart } from './cumulative-chart.tsx';

/** The running total of delta through the session. */
export const cumulative = defineIndicator({
  id: 'cumulative',
  Chart: CumulativeChart,
  Card: CumulativeCard,
  settings: ['bar'],
  values: (data, labels) => ({
    trades: formatCount(data.session.count),
    barLength: formatBarLength(data, labels),
    close: data.price(data.lastBar.close),
    delta: formatSigned(cumulativeDelta(data.lastBar).close),
    volume: formatCount(data.area.total),
  }),
  table: (data) => ({
    columns: ['time', 'open', 'high', 'low', 'close'],
    rows: latestBars(data.bars, largeRoom).map((bar) => {
      const { open, high, low, close } = cumulativeDelta(bar);
      return [formatClock(bar.start), ...[open, high, low, close].map(formatSigned)];
    }),
  }),
});
