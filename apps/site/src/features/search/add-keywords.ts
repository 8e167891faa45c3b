import type { SearchSynonyms } from '@otm/content';
import { computeOncePer } from '../../compute-once.ts';
import type { SearchDocument } from './search-document.ts';
import { plainOf } from './words.ts';

/** The same words are looked for in every document. */
const plainWord = computeOncePer(plainOf);

/** Adds what people call the things that a document names, so that they find it by those words. */
export function addKeywords(
  document: SearchDocument,
  synonyms: readonly SearchSynonyms[],
): SearchDocument {
  const text = plainOf(`${document.title} ${document.text}`);
  const keywords = synonyms.flatMap(({ also, word }) =>
    text.includes(plainWord(word)) ? also : [],
  );
  return keywords.length > 0 ? { ...document, keywords: keywords.join(' ') } : document;
}
