import { cumulativeDelta } from '@otm/orderflow';
import { largeRoom } from '../../figure/chart-room.ts';
import { formatBarLength } from '../../session/bar-length.ts';
import { latestBars } from '../../session/latest-bars.ts';
import { formatClock, formatCount, formatSigned } from '../../text/format.ts';
import { defineIndicator } from '../define-indicator.ts';
import { DeltaBarCard, DeltaBarChart } from './delta-bar-chart.tsx';

/** Delta of every bar. */
export const deltaBar = defineIndicator({
  id: 'delta-bar',
  Chart: DeltaBarChart,
  Card: DeltaBarCard,
  settings: ['bar'],
  values: (data, labels) => ({
    trades: formatCount(data.session.count),
    barLength: formatBarLength(data, labels),
    lastDelta: formatSigned(data.lastBar.delta),
    delta: formatSigned(cumulativeDelta(data.lastBar).close),
  }),
  table: (data) => ({
    columns: ['time', 'delta', 'maxDelta', 'minDelta', 'volume'],
    rows: latestBars(data.bars, largeRoom).map(({ start, delta, maxDelta, minDelta, volume }) => [
      formatClock(start),
      ...[delta, maxDelta, minDelta].map(formatSigned),
      formatCount(volume),
    ]),
  }),
});
