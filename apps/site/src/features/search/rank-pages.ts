import MiniSearch from 'minisearch';
import { matchesAsPrefix, typosIn } from './matching.ts';
import { fromDistances, type WordShard } from './search-shards.ts';

/** How much more a page counts that has a word in a title or a heading. */
const titleWeight = 4;

/** The weights of pages by their numbers. */
type Weights = ReadonlyMap<number, number>;

/** A word of a query, with the words of the site that may mean it. */
export interface QueryWord {
  readonly word: string;
  /** Whether it may be unfinished. */
  readonly isLast: boolean;
  readonly shard: WordShard;
}

/** The words of a shard that a word of a query means, by how well they match. */
function meaningsOf({ isLast, shard, word }: QueryWord): readonly (readonly [string, number])[] {
  const words = new MiniSearch<{ readonly id: string }>({
    fields: ['id'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  words.addAll(Object.keys(shard).map((id) => ({ id })));
  const options = { prefix: matchesAsPrefix(word, isLast), fuzzy: typosIn(word) };
  return words.search(word, options).map(({ id, score }) => [id, score] as const);
}

/** Weighs the pages that have a word: by how rare it is, where it is, and how well it matches. */
function weigh(queryWord: QueryWord, pages: number): Weights {
  const weights = new Map<number, number>();
  for (const [word, match] of meaningsOf(queryWord)) {
    const [titles, texts] = queryWord.shard[word] ?? [[], []];
    const rarity = Math.log(1 + pages / (titles.length + texts.length));
    const add = (numbers: readonly number[], weight: number) => {
      for (const number of numbers)
        weights.set(number, Math.max(weights.get(number) ?? 0, weight * match * rarity));
    };
    add(fromDistances(texts), 1);
    add(fromDistances(titles), titleWeight);
  }
  return weights;
}

/** Adds up the weights of the pages that have every word, or any. */
function sum(all: readonly Weights[], isEvery: boolean): Weights {
  const totals = new Map<number, number>();
  for (const number of new Set(all.flatMap((weights) => [...weights.keys()]))) {
    const own = all.flatMap((weights) => weights.get(number) ?? []);
    if (!isEvery || own.length === all.length)
      totals.set(
        number,
        own.reduce((total, weight) => total + weight, 0),
      );
  }
  return totals;
}

/**
 * Returns the numbers of the pages that answer a query best, best first: those that have all of its
 * words, or else some of the longer ones, as the search itself prefers.
 */
export function rankPages(words: readonly QueryWord[], pages: number): readonly number[] {
  const all = words.map((word) => weigh(word, pages));
  const every = sum(all, true);
  const found =
    every.size > 0
      ? every
      : sum(
          all.filter((_, place) => (words[place]?.word.length ?? 0) > 3),
          false,
        );
  return [...found].toSorted(([, one], [, other]) => other - one).map(([number]) => number);
}
