import { indicatorPlaceholders } from './indicator.ts';

/** The `{name}` placeholders that the texts of each chart may use, in title, description and caption. */
export const chartPlaceholders = {
  ...indicatorPlaceholders,
  hero: [
    'bars',
    'barLength',
    'trades',
    'low',
    'high',
    'close',
    'vwap',
    'poc',
    'val',
    'vah',
    'share',
    'delta',
  ],
  footprint: ['low', 'high', 'buys', 'sells', 'ratio', 'buyImbalances', 'sellImbalances'],
  momentum: ['trendBars', 'targetTicks', 'barsAfter', 'each'],
  reversal: ['reentryBars', 'targetTicks', 'barsAfter', 'each'],
} as const;

/** The computed charts: one per indicator, the hero, the footprint and the two setups. */
export type ChartId = keyof typeof chartPlaceholders;

/** Placeholders of the texts of one chart. */
export type ChartPlaceholder<Id extends ChartId> = (typeof chartPlaceholders)[Id][number];

/** The charts that show several sessions of one setup. */
export type SetupId = 'momentum' | 'reversal';

/** Placeholders of the description of one session of a setup. */
export const setupSessionPlaceholders = ['time', 'close', 'bars', 'low', 'high'] as const;

/** A placeholder of the description of one session of a setup. */
export type SetupSessionPlaceholder = (typeof setupSessionPlaceholders)[number];
