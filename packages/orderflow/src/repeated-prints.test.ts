import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRepeatedPrints } from './repeated-prints.ts';
import type { Side, Trade } from './trade.ts';

const rules = { repeats: 3, gap: 100, from: 5, percentile: 90 };

const print = (time: number, size: number, price = 100): Trade => ({
  time,
  price,
  bid: price - 1,
  ask: price,
  size,
});

const marks = (prints: readonly (readonly [Trade, Side])[]) => {
  const all = createRepeatedPrints(rules);
  for (const [trade, side] of prints) all.add(trade, side);
  return all.all.map(({ time, count, repeated }) => [time, count, repeated]);
};

it('marks the third equal print and each one after it', () => {
  expect(marks([1, 2, 3, 4].map((time) => [print(time, 7), 1]))).toEqual([
    [3, 3, true],
    [4, 4, true],
  ]);
});

it('continues a run across other sizes', () => {
  const tape = [print(1, 7), print(2, 1), print(3, 7), print(4, 9), print(5, 7)];
  expect(marks(tape.map((trade) => [trade, 1]))).toEqual([[5, 3, true]]);
});

it.each([
  [
    'price',
    [
      [print(1, 7), 1],
      [print(2, 7), 1],
      [print(3, 7, 101), 1],
    ],
  ],
  [
    'side',
    [
      [print(1, 7), 1],
      [print(2, 7), 1],
      [print(3, 7), -1],
    ],
  ],
  [
    'long gap',
    [
      [print(1, 7), 1],
      [print(2, 7), 1],
      [print(103, 7), 1],
    ],
  ],
  [
    'size from 200 on',
    [
      [print(1, 300), 1],
      [print(2, 300), 1],
      [print(3, 301), 1],
    ],
  ],
  [
    'small size',
    [
      [print(1, 4), 1],
      [print(2, 4), 1],
      [print(3, 4), 1],
    ],
  ],
] as [string, [Trade, Side][]][])('ends a run at another %s', (_, prints) => {
  expect(marks(prints)).toEqual([]);
});

it('marks a print above the percentile of those before it', () => {
  const noise = Array.from({ length: 2000 }, (_, time): [Trade, Side] => [
    print(time * 1000, 1 + (time % 4), 100 + (time % 7)),
    1,
  ]);
  expect(marks([...noise, [print(3_000_000, 60), 1]]).at(-1)).toEqual([3_000_000, 1, false]);
  expect(marks([...noise, [print(3_000_000, 1), 1]]).at(-1)).not.toEqual([3_000_000, 1, false]);
});

it('matches a percentile recomputed from all prints each time', () => {
  const percentile = 90;
  const tapes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 201, maxLength: 1500 });
  fc.assert(
    fc.property(tapes, (sizes) => {
      const all = createRepeatedPrints({ ...rules, percentile, repeats: Number.POSITIVE_INFINITY });
      sizes.forEach((size, time) => {
        all.add(print(time, size), 1);
      });
      const naive = sizes.flatMap((size, time) => {
        const smaller = sizes.slice(0, time).filter((other) => other < size).length;
        return smaller > 200 && smaller / time > percentile / 100 ? [time] : [];
      });
      expect(all.all.map(({ time }) => time)).toEqual(naive);
    }),
    { numRuns: 20 },
  );
});

it('counts all huge sizes as one', () => {
  const all = createRepeatedPrints({ ...rules, percentile: 50 });
  for (let time = 0; time < 1000; time += 1) all.add(print(time, 1e9 + time), 1);
  expect(all.all.length).toBeLessThanOrEqual(1000);
});
