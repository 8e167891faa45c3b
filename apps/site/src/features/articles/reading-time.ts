import { textsOf } from '@otm/content';
import { type ArticleText, defaultLocale } from '@otm/schema';

/** Words that a person reads in a minute. */
const wordsPerMinute = 200;

/** How long an article takes to read, in whole minutes, at least one. */
export function readingMinutes({ title, summary, blocks }: ArticleText): number {
  // An article's text is in one language already: which one is asked for makes no difference.
  const texts = textsOf([title, summary, blocks], defaultLocale);
  const words = texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}
