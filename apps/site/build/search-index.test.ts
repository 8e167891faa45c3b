import { expect, it } from 'vitest';
import { firstLetters, searchShards } from './search-index.ts';
import type { PageTerms } from './search-terms.ts';

const pages: readonly PageTerms[] = [
  [['delta', 'área'], ['volume']],
  [['volume'], ['delta', '5']],
];

it('knows the first letters of all words', () => {
  expect([...firstLetters(pages)].toSorted()).toEqual(['5', 'd', 'v', 'á']);
});

it('returns the pages of the words with some first letters only', () => {
  const names = (letters: string) =>
    searchShards(pages, new Set(letters)).map(([prefix, shard]) => [prefix, Object.keys(shard)]);
  expect(names('dá')).toEqual([
    ['d', ['delta']],
    ['á', ['área']],
  ]);
  expect(names('x')).toEqual([]);
});

it('returns the same files for some letters as for all', () => {
  const all = new Map(searchShards(pages, firstLetters(pages)));
  for (const letter of firstLetters(pages))
    for (const [prefix, shard] of searchShards(pages, new Set(letter)))
      expect(shard).toEqual(all.get(prefix));
});
