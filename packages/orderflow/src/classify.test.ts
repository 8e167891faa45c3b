import { describe, expect, it } from 'vitest';
import { classifier } from './classify.ts';
import type { Side } from './trade.ts';

type Quote = [price: number, bid: number, ask: number, side: Side];

const cases: [name: string, quotes: Quote[]][] = [
  [
    'at or above the ask a buyer',
    [
      [100, 99, 100, 1],
      [101, 99, 100, 1],
    ],
  ],
  [
    'at or below the bid a seller',
    [
      [99, 99, 100, -1],
      [98, 99, 100, -1],
    ],
  ],
  ['inside without a trade before nobody', [[100, 99, 101, 0]]],
  [
    'inside after an uptick a buyer',
    [
      [99, 99, 101, -1],
      [100, 99, 101, 1],
    ],
  ],
  [
    'inside after a downtick a seller',
    [
      [101, 99, 101, 1],
      [100, 99, 101, -1],
    ],
  ],
  [
    'inside at the same price the side before',
    [
      [100, 99, 100, 1],
      [100, 99, 101, 1],
    ],
  ],
  [
    'locked after a downtick a seller, once',
    [
      [101, 100, 101, 1],
      [100, 100, 100, -1],
    ],
  ],
  [
    'locked at the first trade nobody',
    [
      [100, 100, 100, 0],
      [101, 101, 101, 1],
    ],
  ],
];

describe('the aggressor', () => {
  it.each(cases)('is %s', (_, quotes) => {
    const sideOf = classifier();
    for (const [price, bid, ask, side] of quotes) {
      expect(sideOf({ time: 0, price, bid, ask, size: 1 })).toBe(side);
    }
  });
});
