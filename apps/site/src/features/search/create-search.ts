import MiniSearch, { type SearchOptions } from 'minisearch';
import { matchesAsPrefix, typosIn } from './matching.ts';
import type { SearchDocument } from './search-document.ts';
import { wordsOf } from './words.ts';

/** A search result. */
export interface SearchResult {
  readonly document: SearchDocument;
  /** The document's words that match the query, normalized. */
  readonly matches: ReadonlySet<string>;
}

/** Returns the results of a query, best first; none for a query without words. */
export type Search = (query: string) => readonly SearchResult[] | Promise<readonly SearchResult[]>;

const normalize = (text: string) => wordsOf(text).map(({ plain }) => plain);

/**
 * Words of more than three letters match as prefixes and with a typo or two; the last word, which may
 * be unfinished, matches as a prefix at any length.
 */
const options: SearchOptions = {
  boost: { title: 4, section: 2 },
  prefix: (word, place, words) => matchesAsPrefix(word, place === words.length - 1),
  fuzzy: typosIn,
  combineWith: 'AND',
};

/** Documents indexed at a time: few enough to keep the page responsive. */
const chunkSize = 25;

/** Creates a search over documents; queries never leave the browser. */
export async function createSearch(
  documents: readonly SearchDocument[],
): Promise<(query: string) => readonly SearchResult[]> {
  const index = new MiniSearch<SearchDocument & { readonly id: number }>({
    fields: ['title', 'section', 'text', 'keywords'],
    tokenize: normalize,
    processTerm: (word) => word,
  });
  const numbered = documents.map((document, id) => ({ ...document, id }));
  await index.addAllAsync(numbered, { chunkSize });
  const titles = documents.map(({ title }) => normalize(title).join(' '));
  return (query) => {
    const wanted = normalize(query).join(' ');
    // An exact title is most likely what was meant.
    const boostDocument = (id: number) => (titles[id] === wanted ? 3 : 1);
    const all = index.search(query, { ...options, boostDocument });
    const found = all.length > 0 ? all : index.search(dropShortTerms(query), anyOf);
    const results = found.flatMap(({ id, match }) => {
      const document = documents[id];
      return document ? [{ document, matches: wordsToHighlight(Object.keys(match), query) }] : [];
    });
    return firstOfEach(results, pageOf);
  };
}

/** The fallback when no document has all words: some of the longer ones. */
const anyOf: SearchOptions = { ...options, combineWith: 'OR' };

const dropShortTerms = (query: string) =>
  normalize(query)
    .filter((word) => word.length > 3)
    .join(' ');

/** Short words are too common to highlight, unless the query has nothing longer. */
const wordsToHighlight = (matches: readonly string[], query: string): ReadonlySet<string> => {
  const isShort = (word: string) => word.length < 3;
  const all = normalize(query).every(isShort);
  return new Set(matches.filter((word) => all || !isShort(word)));
};

/** Keeps the first entry of each key. */
function firstOfEach<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = keyOf(entry);
    return !seen.has(key) && seen.add(key);
  });
}

/** The key of results that are shown once: a page, or a single question or term. */
const pageOf = ({ document: { kind, url } }: SearchResult) =>
  kind === 'questions' || kind === 'glossary' ? url : url.replace(/#.*/, '');
