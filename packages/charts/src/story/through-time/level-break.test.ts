import type { Bar } from '@otm/orderflow';
import { expect, it } from 'vitest';
import { breakingBar, levelBreak } from './level-break.ts';
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

/** Bars of ten milliseconds with the given closes. */
const closes = (...prices: readonly number[]): readonly Bar[] =>
  prices.map((close, index) => ({
    index,
    parent: 0,
    start: index * 10,
    open: close,
    high: close + 5,
    low: close - 5,
    close,
    volume: 1,
    trades: 1,
    delta: 1,
    maxDelta: 1,
    minDelta: 0,
    deltaBefore: index,
  }));

it.each([
  ['the first bar that closes beyond the levels', [100, 102, 103, 104], { from: 5, to: 45 }, 2],
  ['a close below the levels', [100, 97, 103], { from: 5, to: 35 }, 1],
  ['no bar that ended before the part', [103, 100, 104], { from: 10, to: 35 }, 2],
  ['no bar that ends after the part', [100, 100, 100, 103], { from: 5, to: 25 }, 2],
  [
    'the bar in which the part ends if none closes beyond',
    [100, 101, 102, 99],
    { from: 5, to: 35 },
    3,
  ],
])('finds %s', (_, prices, span, index) => {
  expect(breakingBar(closes(...prices), [98, 102], { ...span, length: 10 }).index).toBe(index);
});

it('takes the bar in which the part ends if there are no levels', () => {
  expect(breakingBar(closes(100, 103, 104), [], { from: 5, to: 25, length: 10 }).index).toBe(2);
});

it('rejects a part that ends before the first bar', () => {
  expect(() => breakingBar([], [], { from: 0, to: 5, length: 10 })).toThrow('No bar');
});
