import {
  type Postings,
  toDistances,
  type WordShard,
} from '../src/features/search/search-shards.ts';
import type { PageTerms } from './search-terms.ts';

/** The numbers of the pages that have a word in a title or a heading, and of the others. */
interface Pages {
  readonly titles: number[];
  readonly texts: number[];
}

/** Words by the pages that they're on. */
type Index = Map<string, Pages>;

/** Characters of a file of words: about 10 KB when compressed. */
const shardSize = 40_000;

/** Returns the pages of each word that starts with one of some letters. */
function indexOf(pages: Iterable<PageTerms>, letters: ReadonlySet<string>): Index {
  const index: Index = new Map();
  const pagesOf = (word: string): Pages => {
    const found = index.get(word) ?? { titles: [], texts: [] };
    index.set(word, found);
    return found;
  };
  let number = 0;
  for (const [titles, texts] of pages) {
    for (const word of titles)
      if (letters.has(firstLetter(word))) pagesOf(word).titles.push(number);
    for (const word of texts) if (letters.has(firstLetter(word))) pagesOf(word).texts.push(number);
    number += 1;
  }
  return index;
}

type Entry = readonly [word: string, postings: Postings];

const sizeOf = (entries: readonly Entry[]) => JSON.stringify(entries).length;

/** The first letter of a word, by which a build divides words in any case. */
export const firstLetter = (word: string): string => word.slice(0, 1);

/** Divides words by their letters until the files are small, or have a single word. */
function divide(
  prefix: string,
  entries: readonly Entry[],
): readonly (readonly [string, WordShard])[] {
  if (entries.length <= 1 || sizeOf(entries) <= shardSize)
    return [[prefix, Object.fromEntries(entries)]];
  const length = prefix.length + 1;
  const groups = Map.groupBy(entries, ([word]) => word.slice(0, length));
  return [...groups].flatMap(([start, own]) =>
    // The word that all of them start with.
    start === prefix ? [[prefix, Object.fromEntries(own)] as const] : divide(start, own),
  );
}

/** Returns the first letters of all words. */
export function firstLetters(pages: Iterable<PageTerms>): ReadonlySet<string> {
  const letters = new Set<string>();
  for (const kinds of pages)
    for (const words of kinds) for (const word of words) letters.add(firstLetter(word));
  return letters;
}

/** Returns the files of the words with some first letters by the starts of their words. */
export function searchShards(
  pages: Iterable<PageTerms>,
  letters: ReadonlySet<string>,
): readonly (readonly [string, WordShard])[] {
  const entries = [...indexOf(pages, letters)]
    .map(([word, { texts, titles }]): Entry => [word, [toDistances(titles), toDistances(texts)]])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const groups = Map.groupBy(entries, ([word]) => firstLetter(word));
  return [...groups].flatMap(([letter, own]) => divide(letter, own));
}
