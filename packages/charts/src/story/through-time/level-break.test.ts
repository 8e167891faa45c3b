import { expect, it } from 'vitest';
import { levelBreak } from './level-break.ts';
import type { SidedTrade } from './tape-summary.ts';

/** Trades of the given prices, one contract more with each; buyers are the aggressors. */
const bought = (...prices: readonly number[]): readonly SidedTrade[] =>
  prices.map((price, place) => ({
    side: 1,
    trade: { time: place, price, bid: price - 1, ask: price, size: place + 1 },
  }));

it('stops at the first trade beyond the levels and counts it', () => {
  expect(levelBreak(bought(100, 102, 103, 104), [98, 102], -10)).toEqual({
    price: 103,
    volume: 6,
    delta: 6,
    cumulative: -4,
  });
});

it('finds a break below the levels', () => {
  expect(levelBreak(bought(99, 98, 97), [98, 102], 0)).toMatchObject({ price: 97, volume: 6 });
});

it('subtracts what sellers started', () => {
  const [first, second] = bought(100, 103);
  if (!first || !second) throw new Error('Two trades are missing.');
  const { delta } = levelBreak([{ ...first, side: -1 }, second], [98, 102], 0);
  expect(delta).toBe(1);
});

it.each([
  ['no trade goes beyond a level', [98, 105]],
  ['there are no levels', []],
])('takes the entire part if %s', (_, levels) => {
  expect(levelBreak(bought(100, 102, 103), levels, 0)).toMatchObject({ price: 103, volume: 6 });
});
