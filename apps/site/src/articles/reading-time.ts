import type { ArticleText } from '@otm/content';

/** Words that a person reads in a minute. */
const wordsPerMinute = 200;

const codes = new Set(['type', 'links', 'chart', 'terms', 'id', 'lang', 'outcome']);

/** The words of a text made of blocks. */
function countWords(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [key, part]) => sum + (codes.has(key) ? 0 : countWords(part)),
    0,
  );
}

/** How long an article takes to read, in whole minutes, at least one. */
export const readingMinutes = ({ title, summary, blocks }: ArticleText): number =>
  Math.max(1, Math.round(countWords([title, summary, blocks]) / wordsPerMinute));
