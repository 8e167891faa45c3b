import type { ChartTexts, Localized, ReplayTexts } from '@otm/schema';
import { chartTextsEn, replayTextsEn } from './texts-en.ts';
import { chartTextsEs, replayTextsEs } from './texts-es.ts';

/** Ready-made texts of the charts; spread them to change some. */
export const chartTexts: Localized<ChartTexts> = { en: chartTextsEn, es: chartTextsEs };

/** Ready-made texts of the replay. */
export const replayTexts: Localized<ReplayTexts> = { en: replayTextsEn, es: replayTextsEs };
