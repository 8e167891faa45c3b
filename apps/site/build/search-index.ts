import {
  fromDistances,
  type Postings,
  toDistances,
  type WordShard,
} from '../src/features/search/search-shards.ts';
import type { PageTerms } from './search-terms.ts';

/** The numbers of the pages that have a word in a title or a heading, and of the others. */
interface Pages {
  readonly titles: readonly number[];
  readonly texts: readonly number[];
}

/** Words by the pages that they're on. */
type Index = Map<string, Pages>;

/** Characters of a file of words: about 10 KB when compressed. */
const shardSize = 40_000;

/** Returns the pages of each word that starts with one of some letters. */
function indexOf(pages: Iterable<PageTerms>, letters: ReadonlySet<string>): Index {
  const index = new Map<string, Record<keyof Pages, number[]>>();
  const pagesOf = (word: string) => {
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

/** Files of words by the starts of their words. */
type Shards = readonly (readonly [string, WordShard])[];

/** Divides an index into files. */
function shardsOf(index: Index): Shards {
  const entries = [...index]
    .map(([word, { texts, titles }]): Entry => [word, [toDistances(titles), toDistances(texts)]])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const groups = Map.groupBy(entries, ([word]) => firstLetter(word));
  return [...groups].flatMap(([letter, own]) => divide(letter, own));
}

/** Returns the files of the words with some first letters. */
export const searchShards = (pages: Iterable<PageTerms>, letters: ReadonlySet<string>): Shards =>
  shardsOf(indexOf(pages, letters));

/** A word that a page has now and hadn't before, or the other way around. */
export interface WordChange {
  readonly word: string;
  /** The number of the page. */
  readonly page: number;
  /** Whether the word is in a title or a heading. */
  readonly isTitle: boolean;
  readonly isAdded: boolean;
}

/**
 * Returns the files of the words with some first letters after a change. Neither other words nor
 * pages need to be read.
 *
 * @param files all files of these letters before
 */
export function changedShards(files: readonly WordShard[], changes: readonly WordChange[]): Shards {
  const index: Index = new Map(
    files.flatMap((file) =>
      Object.entries(file).map(([word, [titles, texts]]) => [
        word,
        { titles: fromDistances(titles), texts: fromDistances(texts) },
      ]),
    ),
  );
  for (const { isAdded, isTitle, page, word } of changes) {
    const { texts, titles } = index.get(word) ?? { titles: [], texts: [] };
    const changed = (numbers: readonly number[]) =>
      isAdded
        ? [...numbers, page].toSorted((one, other) => one - other)
        : numbers.filter((number) => number !== page);
    const now = isTitle ? { titles: changed(titles), texts } : { titles, texts: changed(texts) };
    if (now.titles.length + now.texts.length > 0) index.set(word, now);
    else index.delete(word);
  }
  return shardsOf(index);
}
