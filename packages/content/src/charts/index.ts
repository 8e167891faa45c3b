import type { ChartTexts, Localized } from '@otm/schema';
import { en } from './en.ts';
import { es } from './es.ts';

/** All texts of the charts. */
export const chartTexts: Localized<ChartTexts> = { en, es };
