import { chartTexts as labels } from '@otm/charts/texts';
import { chartCopy } from '@otm/content';
import type { ChartTexts, Localized } from '@otm/schema';

/** The texts of the charts: the labels of their package with the site's own copy. */
export const chartTexts: Localized<ChartTexts> = {
  en: { ...labels.en, ...chartCopy.en },
  es: { ...labels.es, ...chartCopy.es },
};
