import type { ChartTexts, IndicatorId, ReplayTexts } from '@otm/schema';

/** An indicator's default texts in one language: of its chart, and what its replay announces. */
export interface IndicatorTexts<Id extends IndicatorId> {
  readonly chart: ChartTexts['charts'][Id];
  readonly announcement: ReplayTexts['announcements'][Id];
}
