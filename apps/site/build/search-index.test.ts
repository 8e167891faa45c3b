import { expect, it } from 'vitest';
import { changedShards, firstLetters, searchShards } from './search-index.ts';
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

it('changes the files of some letters as if all pages had been read again', () => {
  const letters = new Set(['d', 'v']);
  const pagesWith = (changed: PageTerms): readonly PageTerms[] =>
    Array.from({ length: 9 }, (_, number) =>
      number === 4
        ? changed
        : [
            ['delta', 'value'],
            [`volume${number}`, 'vwap', 'range'],
          ],
    );
  const filesOf = (changed: PageTerms) => searchShards(pagesWith(changed), letters);
  const change = (word: string, isTitle: boolean, isAdded: boolean) => ({
    word,
    page: 4,
    isTitle,
    isAdded,
  });
  const now = changedShards(
    filesOf([['delta'], ['volume4', 'vwap', 'range']]).map(([, file]) => file),
    [
      change('delta', true, false),
      change('delta', false, true),
      change('volume4', false, false),
      change('value', true, true),
    ],
  );
  expect(now).toEqual(filesOf([['value'], ['delta', 'vwap', 'range']]));
  expect(JSON.stringify(now)).not.toContain('volume4');
});
