import type { ChartTexts, Localized, ReplayTexts } from '@otm/schema';
import { chartTextsEn, replayTextsEn } from './texts-en.ts';
import { chartTextsEs, replayTextsEs } from './texts-es.ts';

/** Texts of the charts, for stories and tests. */
export const chartTexts: Localized<ChartTexts> = { en: chartTextsEn, es: chartTextsEs };

/** Texts of the replay, for stories and tests. */
export const replayTexts: Localized<ReplayTexts> = { en: replayTextsEn, es: replayTextsEs };
