import { formatCount, formatShare } from '../../text/format.ts';
import { defineIndicator } from '../define-indicator.ts';
import { ProfileCard, ProfileChart } from './profile-chart.tsx';

/** Volume at every price. */
export const profile = defineIndicator({
  id: 'profile',
  Chart: ProfileChart,
  Card: ProfileCard,
  settings: ['percent'],
  values: ({ session, area, percent, price }) => ({
    trades: formatCount(session.count),
    poc: price(area.poc),
    val: price(area.val),
    vah: price(area.vah),
    share: formatShare(area.volume, area.total),
    percent: String(percent),
    volume: formatCount(area.total),
  }),
  table: ({ rows, price }) => ({
    columns: ['price', 'volume', 'buys', 'sells'],
    rows: rows
      .toReversed()
      .map((row) => [price(row.price), ...[row.volume, row.buy, row.sell].map(formatCount)]),
  }),
});
