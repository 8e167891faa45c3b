import { textsOf } from '@otm/content';
import { type ArticleText, defaultLocale } from '@otm/schema';

/** Average reading speed. */
const wordsPerMinute = 200;

/** Estimates the reading time of an article in whole minutes, at least one. */
export function readingMinutes({ title, summary, blocks }: ArticleText): number {
  // The text is in one language already, so the locale makes no difference.
  const texts = textsOf([title, summary, blocks], defaultLocale);
  const words = texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}
