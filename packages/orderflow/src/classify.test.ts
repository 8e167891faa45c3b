import { describe, expect, it } from 'vitest';
import { createClassifier } from './classify.ts';
import type { Side } from './trade.ts';

type Quote = [price: number, bid: number, ask: number, side: Side];

const cases: [name: string, quotes: Quote[]][] = [
  [
    'a buyer at or above the ask',
    [
      [100, 99, 100, 1],
      [101, 99, 100, 1],
    ],
  ],
  [
    'a seller at or below the bid',
    [
      [99, 99, 100, -1],
      [98, 99, 100, -1],
    ],
  ],
  ['no one inside the spread at the first trade', [[100, 99, 101, 0]]],
  [
    'a buyer inside the spread after an uptick',
    [
      [99, 99, 101, -1],
      [100, 99, 101, 1],
    ],
  ],
  [
    'a seller inside the spread after a downtick',
    [
      [101, 99, 101, 1],
      [100, 99, 101, -1],
    ],
  ],
  [
    'the previous side inside the spread at the same price',
    [
      [100, 99, 100, 1],
      [100, 99, 101, 1],
    ],
  ],
  [
    'a seller in a locked book after a downtick, once',
    [
      [101, 100, 101, 1],
      [100, 100, 100, -1],
    ],
  ],
  [
    'no one in a locked book at the first trade',
    [
      [100, 100, 100, 0],
      [101, 101, 101, 1],
    ],
  ],
];

describe('createClassifier', () => {
  it.each(cases)('returns %s', (_, quotes) => {
    const sideOf = createClassifier();
    for (const [price, bid, ask, side] of quotes) {
      expect(sideOf({ time: 0, price, bid, ask, size: 1 })).toBe(side);
    }
  });
});
