import { type ChartTexts, messagesFor } from '@otm/schema';
import { indicatorCharts } from './of-indicators.ts';
import { sharedChartTextsEn } from './shared-chart-texts-en.ts';

/** English texts of the charts. */
export const chartTextsEn = messagesFor<ChartTexts>()({
  ...sharedChartTextsEn,
  charts: {
    ...indicatorCharts('en'),
    hero: {
      title: 'One session',
      description: '{bars} bars of {barLength} between {low} and {high}, VWAP {vwap}.',
      caption: '{trades} trades, POC {poc}',
    },
    footprint: {
      title: 'Inside one bar',
      description:
        'Prices {low} to {high}, {sells} sells and {buys} buys, {buyImbalances} buy imbalances.',
      caption: 'Imbalance from 3 to 1',
    },
    momentum: {
      title: 'Momentum',
      description: 'Price goes {targetTicks} ticks within {barsAfter} bars; {each} sessions each.',
      caption: 'Seeds tried in order from 1',
      session: 'Signal after {time} at {close}; {bars} bars later, between {low} and {high}.',
    },
    reversal: {
      title: 'Reversal',
      description:
        'Price returns {targetTicks} ticks within {barsAfter} bars; {each} sessions each.',
      caption: 'Seeds tried in order from 1',
      session: 'Signal after {time} at {close}; {bars} bars later, between {low} and {high}.',
    },
  },
});
