import { expect, it } from 'vitest';
import { readCounts } from './read-counts.ts';

it.each([
  [[], [100, 1000, 10_000]],
  [['1000'], [1000]],
  [
    ['--', '64', '104'],
    [64, 104],
  ],
  [['--'], [100, 1000, 10_000]],
])('reads %j', (args, counts) => {
  expect(readCounts(args)).toEqual(counts);
});

it.each(['many', '1.5', '0', '-3', '--posts'])('refuses %s', (text) => {
  expect(() => readCounts([text])).toThrow(`above 0, not "${text}"`);
});
