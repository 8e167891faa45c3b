import { type ChartCopy, messagesFor } from '@otm/schema';
import { simulated } from '../simulated.ts';
import { indicatorCharts } from './of-indicators.ts';

/** The English copy of the charts. */
export const en = messagesFor<ChartCopy>()({
  simulated: simulated.en,
  charts: {
    ...indicatorCharts('en'),
    hero: {
      title: 'One session, read from its trades',
      description:
        '{bars} candles of {barLength} between {low} and {high}, closing at {close}. VWAP ends at {vwap}. The busiest price is {poc}; {share}% of the volume traded between {val} and {vah}. Below, the delta of each bar, which adds up to {delta}.',
      caption: '{trades} trades, VWAP {vwap}, POC {poc}, VAL {val}, VAH {vah}',
    },
    footprint: {
      title: 'Inside one bar: buys against sells, diagonally',
      description:
        'Each row is one price in the bar, from {low} to {high}: on the left, contracts sold at the bid, {sells} in all; on the right, contracts bought at the ask, {buys}. Buys at a price are compared with the sells one tick below, because both attacked the same spread. Where one side is at least {ratio} times the other, the number is framed: {buyImbalances} times for buys, {sellImbalances} times for sells.',
      caption: 'The session’s bar with the most imbalances, counted from 3 to 1',
    },
    momentum: {
      title: 'Momentum: sessions that followed through, and those that didn’t',
      description:
        'Signal: two closes in a row outside the value area, with cumulative delta and VWAP over the last {trendBars} bars pointing the same way. Shown are the first {each} sessions in which price then went {targetTicks} ticks farther before it came back {targetTicks}, and the first {each} in which it didn’t.',
      caption: 'Seeds tried in order from 1, none of them handpicked',
      session:
        'Signal {time} after the open, close at {close}; then {bars} bars between {low} and {high}.',
    },
    reversal: {
      title: 'Reversal: sessions that turned and sessions that didn’t',
      description:
        'Signal: a new session extreme that cumulative delta doesn’t confirm and, within {reentryBars} bars, counting the bar of the extreme, a close back inside the value area. Shown are the first {each} sessions in which price then came {targetTicks} ticks back before it went {targetTicks} farther, and the first {each} in which it didn’t.',
      caption: 'Seeds tried in order from 1, none of them handpicked',
      session:
        'Signal {time} after the open, close at {close}; then {bars} bars between {low} and {high}.',
    },
  },
});
