/** Whether a search loads what a query needs, instead of everything in one file. */
export const isSharded = (pages: number): boolean => pages > 300;

/** Pages whose documents are in one file. */
export const pagesPerPart = 4;

/** Facts about a search that is too large for one file; the rest is in files next to it. */
export interface SearchShards {
  /** The URL of the folder. */
  readonly folder: string;
  /** The number of pages. */
  readonly pages: number;
  /** The starts of words that have a file, sorted. */
  readonly prefixes: readonly string[];
}

/**
 * The pages that a word is on, as distances between their numbers: first those that have it in a title
 * or a heading, then the others.
 */
export type Postings = readonly [titles: readonly number[], texts: readonly number[]];

/** Words by their postings: those with the same start. */
export type WordShard = Readonly<Record<string, Postings>>;

/** The name of the file of a part of the pages. */
export const partName = (part: number): string => `pages-${part}.json`;

/** The name of the file of the words with a start; any letter is safe in a URL. */
export const shardName = (prefix: string): string =>
  `words-${[...prefix].map((letter) => (/[a-z\d]/.test(letter) ? letter : `_${letter.codePointAt(0)}_`)).join('')}.json`;

/**
 * The starts whose files have a word, or words that it's the start of. The file of `de` has the word
 * `de` alone if longer starts have files, too.
 */
export const prefixesOf = (word: string, prefixes: readonly string[]): readonly string[] =>
  prefixes.filter((prefix) => word.startsWith(prefix) || prefix.startsWith(word));

/** The numbers of sorted pages as distances, which are small. */
export const toDistances = (numbers: readonly number[]): readonly number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));

/** The numbers of pages from their distances. */
export function fromDistances(distances: readonly number[]): readonly number[] {
  let number = 0;
  return distances.map((distance) => {
    number += distance;
    return number;
  });
}
