import { largeRoom } from '../../figure/chart-room.ts';
import { formatBarLength } from '../../session/bar-length.ts';
import { latestBars } from '../../session/latest-bars.ts';
import { formatClock, formatCount } from '../../text/format.ts';
import { defineIndicator } from '../define-indicator.ts';
import { VwapCard, VwapChart } from './vwap-chart.tsx';

/** Session VWAP with its bands. */
export const vwap = defineIndicator({
  id: 'vwap',
  Chart: VwapChart,
  Card: VwapCard,
  settings: ['bands', 'bar'],
  values: (data, labels) => {
    const { lastVwap, bands, price } = data;
    return {
      trades: formatCount(data.session.count),
      barLength: formatBarLength(data, labels),
      close: price(data.lastBar.close),
      vwap: price(lastVwap.vwap),
      sigma: price(lastVwap.sigma),
      bands: String(bands),
      lower: price(lastVwap.vwap - bands * lastVwap.sigma),
      upper: price(lastVwap.vwap + bands * lastVwap.sigma),
    };
  },
  table: ({ session, bars, bands, lastVwap, price }) => ({
    columns: ['time', 'close', 'vwap', 'sigma', 'lower', 'upper'],
    rows: latestBars(bars, largeRoom).map(({ index, start, close }) => {
      const { vwap, sigma } = session.vwap[index] ?? lastVwap;
      const reach = bands * sigma;
      return [formatClock(start), ...[close, vwap, sigma, vwap - reach, vwap + reach].map(price)];
    }),
  }),
});
