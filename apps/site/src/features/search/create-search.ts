import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchDocument } from './search-document.ts';
import { wordsOf } from './words.ts';

/** A document that was found. */
export interface SearchResult {
  readonly document: SearchDocument;
  /** The words of the document that answer the query, as they are compared. */
  readonly matches: ReadonlySet<string>;
}

/** Answers a query, best results first; a query without words finds nothing. */
export type Search = (query: string) => readonly SearchResult[];

const plainWords = (text: string) => wordsOf(text).map(({ plain }) => plain);

/**
 * A word that is long enough stands for those that it starts, and for those a letter or two away;
 * the last one may be unfinished at any length.
 */
const options: SearchOptions = {
  boost: { title: 4, section: 2 },
  prefix: (word, place, words) => word.length > 3 || place === words.length - 1,
  fuzzy: (word) => (word.length > 3 ? 0.2 : false),
  combineWith: 'AND',
};

/** Documents that are read at a stretch: few enough that no press waits for them. */
const chunkSize = 25;

/** Makes a search over documents: nothing that is searched for leaves the browser. */
export async function createSearch(documents: readonly SearchDocument[]): Promise<Search> {
  const index = new MiniSearch<SearchDocument & { readonly id: number }>({
    fields: ['title', 'section', 'text'],
    tokenize: plainWords,
    processTerm: (word) => word,
  });
  const numbered = documents.map((document, id) => ({ ...document, id }));
  await index.addAllAsync(numbered, { chunkSize });
  const titles = documents.map(({ title }) => plainWords(title).join(' '));
  return (query) => {
    const wanted = plainWords(query).join(' ');
    // What is called just so is what was meant.
    const boostDocument = (id: number) => (titles[id] === wanted ? 3 : 1);
    const all = index.search(query, { ...options, boostDocument });
    const found = all.length > 0 ? all : index.search(longWords(query), anyOf);
    const results = found.flatMap(({ id, match }) => {
      const document = documents[id];
      return document ? [{ document, matches: wordsToMark(Object.keys(match), query) }] : [];
    });
    return firstOfEach(results, pageOf);
  };
}

/** Where no document holds all words, those that hold some of the longer ones are better than none. */
const anyOf: SearchOptions = { ...options, combineWith: 'OR' };

const longWords = (query: string) =>
  plainWords(query)
    .filter((word) => word.length > 3)
    .join(' ');

/** Short words are everywhere: they are marked only where nothing longer was asked for. */
const wordsToMark = (matches: readonly string[], query: string): ReadonlySet<string> => {
  const isShort = (word: string) => word.length < 3;
  const all = plainWords(query).every(isShort);
  return new Set(matches.filter((word) => all || !isShort(word)));
};

/** The first of all entries that share a key, in their order. */
function firstOfEach<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = keyOf(entry);
    return !seen.has(key) && seen.add(key);
  });
}

/** What is shown once: a text by its best section, each question and each term by itself. */
const pageOf = ({ document: { kind, url } }: SearchResult) =>
  kind === 'questions' || kind === 'glossary' ? url : url.replace(/#.*/, '');
