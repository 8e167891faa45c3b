import type { IndicatorId } from '@otm/schema';

/** The eight indicators of the specification; an owner may sell more. For tests. */
export const specifiedIndicators: readonly IndicatorId[] = [
  'algorithms',
  'swing',
  'micro',
  'cumulative',
  'delta-bar',
  'profile',
  'vwap',
  'bar-timer',
];
