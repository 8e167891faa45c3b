import { formatBarLength } from '../../session/bar-length.ts';
import { formatClock, formatCount } from '../../text/format.ts';
import { defineIndicator } from '../define-indicator.ts';
import { formatRemaining, openBarTime } from './bar-time.ts';
import { BarTimerCard, BarTimerChart } from './bar-timer-chart.tsx';

/** The time, trades or contracts until the open bar closes. */
export const barTimer = defineIndicator({
  id: 'bar-timer',
  Chart: BarTimerChart,
  Card: BarTimerCard,
  settings: ['bar', 'stage'],
  values: (data, labels) => ({
    trades: formatCount(data.session.count),
    barLength: formatBarLength(data, labels),
    remaining: formatRemaining(data),
    stage: String(openBarTime(data).stage),
  }),
  table: (data) => ({
    columns: ['time', 'remaining', 'stage'],
    rows: [
      [formatClock(data.lastBar.start), formatRemaining(data), String(openBarTime(data).stage)],
    ],
  }),
});
