import type { MarkedChartId } from '@otm/schema';

/** Seeds of sessions that show every mark of a chart. */
export const markedSeeds: Readonly<Record<MarkedChartId, number>> = {
  algorithms: 34,
  'delta-bar': 31,
  swing: 73,
  micro: 1782,
  'bar-timer': 35,
  hero: 36,
};
