import type { ChartCopy, Localized } from '@otm/schema';
import { en } from './en.ts';
import { es } from './es.ts';

/** The site’s titles, descriptions and captions of the charts; `@otm/charts/texts` has the labels. */
export const chartCopy: Localized<ChartCopy> = { en, es };
