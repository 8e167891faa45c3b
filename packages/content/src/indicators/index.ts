import type { Indicator } from '@otm/schema';
import { algorithms } from './algorithms.ts';
import { barTimer } from './bar-timer.ts';
import { cumulative } from './cumulative.ts';
import { deltaBar } from './delta-bar.ts';
import { micro } from './micro.ts';
import { profile } from './profile.ts';
import { swing } from './swing.ts';
import { vwap } from './vwap.ts';

/** The seven indicators that have a card on the home page, in its order. */
export const homeIndicators: readonly Indicator[] = [
  algorithms,
  swing,
  micro,
  cumulative,
  deltaBar,
  profile,
  vwap,
];

const otherIndicators: readonly Indicator[] = [
  barTimer, // without a card on the home page
];

/** The indicators of every license, in the order of their ids. */
export const indicators: readonly Indicator[] = [...homeIndicators, ...otherIndicators];
