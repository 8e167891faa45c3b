import { type ChartCopy, messagesFor } from '@otm/schema';
import { simulated } from '../simulated.ts';

/** The English copy of the charts. */
export const en = messagesFor<ChartCopy>()({
  simulated: simulated.en,
  charts: {
    hero: {
      title: 'One session, read from its trades',
      description:
        '{bars} candles of {barLength} between {low} and {high}, closing at {close}. VWAP ends at {vwap}. The busiest price is {poc}; {share}% of the volume traded between {val} and {vah}. Below, the delta of each bar, which adds up to {delta}.',
      caption: '{trades} trades, VWAP {vwap}, POC {poc}, VAL {val}, VAH {vah}',
    },
    algorithms: {
      title: 'Repeated and large trades on the candles',
      description:
        'Round marks show where a size repeated at least {repeats} times at one price; square marks show where a trade was larger than {percentile}% of those before it. Filled marks are buys, hollow ones sells. The session has {repeated} repeated and {large} large trades. A simplified illustration of the indicator.',
      caption:
        '{repeated} repeated and {large} large among {trades} trades; filled: buy, hollow: sell',
    },
    swing: {
      title: 'Delta from turning point to turning point',
      description:
        'A zigzag over the candles turns once price has come back {swingTicks} ticks. It has {swings} legs, the last one still forming. Below, a bar shows the delta of each leg; longer legs are labeled with it. All legs add up to {delta}. A simplified illustration of the indicator.',
      caption: '{swings} legs, threshold {swingTicks} ticks, delta {delta}',
    },
    micro: {
      title: 'Delta inside the bar',
      description:
        'Every {barLength} bar is cut into windows of {windowTrades} trades; dotted lines separate the bars. The delta of each window is a column, above zero for buying and below it for selling. The session has {windows} windows, and their delta adds up to {delta}. A simplified illustration of the indicator.',
      caption: '{windows} windows of {windowTrades} trades, delta {delta}',
    },
    cumulative: {
      title: 'Cumulative delta below price',
      description:
        'Above, candles of {barLength} that close at {close}. Below, the running sum of buy volume minus sell volume since the open, one candle per bar. It ends at {delta} after {volume} contracts.',
      caption: 'Cumulative delta {delta} after {volume} contracts',
    },
    'delta-bar': {
      title: 'Delta of every bar',
      description:
        'Above, candles of {barLength}. Below, each bar’s buy volume minus its sell volume, above zero for buying and below it for selling; a thin line shows how far it ran inside the bar. The last bar has {lastDelta}, the whole session {delta}.',
      caption: 'Last bar {lastDelta}, session {delta}',
    },
    profile: {
      title: 'Volume at every price',
      description:
        'Candles on the left, volume per price on the right. The point of control, the price with the most volume, is {poc}. The value area from {val} to {vah} has {share}% of {volume} contracts; it grew in pairs of prices until it reached {percent}%.',
      caption: 'POC {poc}, VAL {val}, VAH {vah}, value area {share}%',
    },
    vwap: {
      title: 'VWAP with its bands',
      description:
        'Candles of {barLength} with the volume-weighted average price of the session, which ends at {vwap}. One standard deviation is {sigma} points. The outermost dashed lines are {bands} standard deviations from VWAP, at {lower} and {upper}.',
      caption: 'VWAP {vwap}, standard deviation {sigma}, bands to {bands}',
    },
    'bar-timer': {
      title: 'What’s left of the bar',
      description:
        'The latest candles and, below them, the open {barLength} bar as a strip in four parts. {remaining} is left; the stage is {stage}% or less.',
      caption: '{remaining} left in a {barLength} bar, stage {stage}%',
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
