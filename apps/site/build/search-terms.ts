import type { SearchDocument } from '../src/features/search/search-document.ts';
import { plainWordsOf } from '../src/features/search/words.ts';

/** The words of a page: those in its titles and headings, and the others. */
export type PageTerms = readonly [titles: readonly string[], texts: readonly string[]];

/** Returns the words of a page, each once. */
export function termsOfPage(documents: readonly SearchDocument[]): PageTerms {
  const titles = new Set(
    documents.flatMap(({ section = '', title }) => plainWordsOf(`${title} ${section}`)),
  );
  const texts = new Set(
    documents.flatMap(({ keywords = '', text }) => plainWordsOf(`${text} ${keywords}`)),
  );
  return [[...titles], [...texts].filter((word) => !titles.has(word))];
}
