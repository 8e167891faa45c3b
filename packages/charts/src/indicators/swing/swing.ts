import { cumulativeDelta } from '@otm/orderflow';
import { formatClock, formatCount, formatSigned } from '../../text/format.ts';
import { defineIndicator } from '../define-indicator.ts';
import { SwingCard, SwingChart } from './swing-chart.tsx';
import { swingLegs } from './swing-legs.ts';

/** Delta from turning point to turning point. */
export const swing = defineIndicator({
  id: 'swing',
  Chart: SwingChart,
  Card: SwingCard,
  settings: ['swing'],
  values: ({ session, lastBar }) => ({
    trades: formatCount(session.count),
    swings: formatCount(session.pivots.length),
    swingTicks: String(session.settings.swing),
    delta: formatSigned(cumulativeDelta(lastBar).close),
  }),
  table: (data) => ({
    columns: ['time', 'from', 'to', 'delta'],
    rows: swingLegs(data).map(({ from, to, delta }) => [
      formatClock(to.time),
      data.price(from.price),
      data.price(to.price),
      formatSigned(delta),
    ]),
  }),
});
