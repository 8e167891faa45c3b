import type { IndicatorId } from '@otm/schema';
import { algorithms } from './algorithms/algorithms.ts';
import { barTimer } from './bar-timer/bar-timer.ts';
import { cumulative } from './cumulative/cumulative.ts';
import type { Indicator } from './define-indicator.ts';
import { deltaBar } from './delta-bar/delta-bar.ts';
import { micro } from './micro/micro.ts';
import { profile } from './profile/profile.ts';
import { swing } from './swing/swing.ts';
import { vwap } from './vwap/vwap.ts';

/** Every indicator by its id. */
export const indicators: { readonly [Id in IndicatorId]: Indicator<Id> } = {
  algorithms,
  swing,
  micro,
  cumulative,
  'delta-bar': deltaBar,
  profile,
  vwap,
  'bar-timer': barTimer,
};
