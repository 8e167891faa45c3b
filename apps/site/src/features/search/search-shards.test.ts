import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromDistances, prefixesOf, shardName, toDistances } from './search-shards.ts';

it('names the files of a word, and of words that it starts', () => {
  const prefixes = ['a', 'd', 'de', 'del', 'dem', 'do'];
  expect(prefixesOf('delta', prefixes)).toEqual(['d', 'de', 'del']);
  expect(prefixesOf('de', prefixes)).toEqual(['d', 'de', 'del', 'dem']);
  expect(prefixesOf('x', prefixes)).toEqual([]);

  expect(prefixesOf('d', prefixes)).toEqual(['d', 'de', 'del', 'dem', 'do']);
});

it('has a name that is safe in a URL for any start, and no two alike', () => {
  expect(shardName('del2')).toBe('words-del2.json');
  expect(shardName('ß/')).toMatch(/^[\w-]+\.json$/);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(shardName(one)).toMatch(/^[\w-]+\.json$/);
      expect(shardName(one) === shardName(other)).toBe(one === other);
    }),
  );
});

it('restores the numbers of pages', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), (numbers) => {
      const sorted = numbers.toSorted((one, other) => one - other);
      expect(fromDistances(toDistances(sorted))).toEqual(sorted);
    }),
  );
});
