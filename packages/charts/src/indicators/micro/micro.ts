import { cumulativeDelta } from '@otm/orderflow';
import { formatBarLength } from '../../session/bar-length.ts';
import { formatClock, formatCount, formatSigned } from '../../text/format.ts';
import { defineIndicator } from '../define-indicator.ts';
import { MicroCard, MicroChart } from './micro-chart.tsx';
import { chartWindows } from './micro-windows.ts';

/** Delta inside the bars, in windows of a fixed number of trades. */
export const micro = defineIndicator({
  id: 'micro',
  Chart: MicroChart,
  Card: MicroCard,
  settings: ['micro', 'bar'],
  values: (data, labels) => ({
    trades: formatCount(data.session.count),
    barLength: formatBarLength(data, labels),
    windows: formatCount(data.session.micro.length),
    windowTrades: String(data.session.settings.micro),
    delta: formatSigned(cumulativeDelta(data.lastBar).close),
  }),
  table: ({ session }) => ({
    columns: ['bar', 'time', 'delta', 'volume'],
    rows: session.micro
      .slice(-chartWindows)
      .map(({ parent, start, delta, volume }) => [
        String(parent + 1),
        formatClock(start),
        formatSigned(delta),
        formatCount(volume),
      ]),
  }),
});
