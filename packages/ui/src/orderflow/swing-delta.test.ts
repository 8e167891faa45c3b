import { expect, it } from 'vitest';
import { createSwingDelta } from './swing-delta.ts';

const run = (prices: readonly number[]) => {
  const swings = createSwingDelta(3);
  prices.forEach((price, time) => {
    swings.add({ time, price, bid: price, ask: price + 1, size: 1 }, 1);
  });
  return swings.all.map(({ side, from, to, delta }) => [side, from.time, to.time, delta]);
};

it('a leg ends at the first trade of its extreme, once price came back by the threshold', () => {
  expect(run([100, 101, 104, 104, 103, 101])).toEqual([
    [1, 0, 2, 3],
    [-1, 2, 5, 3],
    [0, 5, 5, 0],
  ]);
});

it('less than the threshold ends no leg', () => {
  expect(run([100, 103, 101, 102])).toEqual([
    [1, 0, 1, 2],
    [0, 1, 3, 2],
  ]);
});

it('before the first threshold one leg is forming', () => {
  expect(run([100, 101, 99, 100])).toEqual([[0, 0, 3, 4]]);
});
