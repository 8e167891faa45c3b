import type { ChartTexts, Localized, ReplayTexts } from '@otm/schema';
import { chartTextsEn } from './chart-texts-en.ts';
import { chartTextsEs } from './chart-texts-es.ts';
import { replayTextsEn } from './replay-texts-en.ts';
import { replayTextsEs } from './replay-texts-es.ts';
import { sharedChartTextsEn } from './shared-chart-texts-en.ts';
import { sharedChartTextsEs } from './shared-chart-texts-es.ts';

/** Ready-made texts of the charts; spread them to change some. */
export const chartTexts: Localized<ChartTexts> = { en: chartTextsEn, es: chartTextsEs };

/** Those that the charts share, for pages with titles, descriptions and captions of their own. */
export const sharedChartTexts: Localized<Omit<ChartTexts, 'charts'>> = {
  en: sharedChartTextsEn,
  es: sharedChartTextsEs,
};

/** Ready-made texts of the replay. */
export const replayTexts: Localized<ReplayTexts> = { en: replayTextsEn, es: replayTextsEs };
