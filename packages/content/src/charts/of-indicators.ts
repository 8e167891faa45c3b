import type { ChartCopy, IndicatorId, Locale, Localized } from '@otm/schema';
import * as byId from '../indicators/charts.ts';

type IndicatorCharts = Pick<ChartCopy['charts'], IndicatorId>;

const charts: { readonly [Id in IndicatorId]: Localized<IndicatorCharts[Id]> } = byId;

/** Returns the copy of the indicators' charts. */
export const indicatorCharts = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(charts).map(([id, copy]) => [id, copy[locale]]),
  ) as IndicatorCharts;
