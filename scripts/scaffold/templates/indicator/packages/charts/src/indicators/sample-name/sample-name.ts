import { sampleName as rangeOf } from '@otm/orderflow';
import { largeRoom } from '../../figure/chart-room.ts';
import { formatBarLength } from '../../session/bar-length.ts';
import { latestBars } from '../../session/latest-bars.ts';
import { formatClock, formatCount } from '../../text/format.ts';
import { defineIndicator } from '../define-indicator.ts';
import { SampleNameCard, SampleNameChart } from './sample-name-chart.tsx';

/** The indicator “TITLE_EN”. */
export const sampleName = defineIndicator({
  id: 'sample-name',
  Chart: SampleNameChart,
  Card: SampleNameCard,
  settings: ['bar'],
  values: (data, labels) => ({
    trades: formatCount(data.session.count),
    barLength: formatBarLength(data, labels),
    lastRange: data.price(rangeOf(data.lastBar)),
    largestRange: data.price(Math.max(...data.bars.map(rangeOf))),
  }),
  table: ({ bars, price }) => ({
    columns: ['time', 'high', 'low', 'volume'],
    rows: latestBars(bars, largeRoom).map(({ start, high, low, volume }) => [
      formatClock(start),
      price(high),
      price(low),
      formatCount(volume),
    ]),
  }),
});
