import { replayTexts, sharedChartTexts } from '@otm/charts/texts';
import * as content from '@otm/content';
import * as pages from '@otm/content/pages';

/** Returns the texts of pages, labels and charts that a language lacks. */
export const missingTexts = (): readonly content.MissingText[] =>
  content.missingTexts({ ...content, ...pages, sharedChartTexts, replayTexts });
