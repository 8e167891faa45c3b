import { expect, it } from 'vitest';
import { createSwingDelta } from './swing-delta.ts';

const run = (prices: readonly number[]) => {
  const swings = createSwingDelta(3);
  prices.forEach((price, time) => {
    swings.add({ time, price, bid: price, ask: price + 1, size: 1 }, 1);
  });
  return swings.all.map(({ time, price, delta }) => [time, price, delta]);
};

it('puts a pivot at the first trade of an extreme, once price has reversed by the threshold', () => {
  expect(run([100, 101, 104, 104, 103, 101])).toEqual([
    [0, 100, 0],
    [2, 104, 3],
    [5, 101, 6],
  ]);
});

it('moves the last pivot to a new extreme', () => {
  expect(run([100, 103, 104, 106])).toEqual([
    [0, 100, 0],
    [3, 106, 4],
  ]);
});

it('ignores reversals below the threshold', () => {
  expect(run([100, 103, 101, 102])).toEqual([
    [0, 100, 0],
    [1, 103, 2],
  ]);
});

it('starts with the first trade as the only pivot', () => {
  expect(run([100, 101, 99, 100])).toEqual([[0, 100, 0]]);
});
