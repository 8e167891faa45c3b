import type { ChartPlaceholder, IndicatorId } from '@otm/schema';
import { hero } from '../hero/hero.ts';
import { indicators } from '../indicators/index.ts';
import type { SessionChartDefinition } from './session-chart-definition.ts';

/** The charts that draw one session. */
export type SessionChartId = IndicatorId | 'hero';

/** Every chart of a session by its id. */
export const sessionCharts: {
  readonly [Id in SessionChartId]: SessionChartDefinition<ChartPlaceholder<Id>>;
} = { ...indicators, hero };
