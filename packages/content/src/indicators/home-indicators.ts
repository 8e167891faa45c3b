import type { Indicator } from '@otm/schema';
import {
  algorithms,
  cumulative,
  'delta-bar' as deltaBar,
  micro,
  profile,
  swing,
  vwap,
} from './by-id.ts';

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
