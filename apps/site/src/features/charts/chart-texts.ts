import { sharedChartTexts } from '@otm/charts/texts';
import { chartCopy } from '@otm/content';
import type { ChartTexts, Localized } from '@otm/schema';

/** The texts of the charts: those that they share, and the site's own titles, descriptions, captions. */
export const chartTexts: Localized<ChartTexts> = {
  en: { ...sharedChartTexts.en, ...chartCopy.en },
  es: { ...sharedChartTexts.es, ...chartCopy.es },
};
