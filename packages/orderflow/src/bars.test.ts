import { expect, it } from 'vitest';
import { type BarSize, createBars } from './bars.ts';
import type { Trade } from './trade.ts';

const at = (time: number, size = 1): Trade => ({ time, price: 100, bid: 99, ask: 100, size });

const cut = (size: BarSize, trades: readonly Trade[], parents: readonly number[] = []) => {
  const bars = createBars(size);
  trades.forEach((trade, index) => {
    bars.add(trade, 1, parents[index]);
  });
  return bars.all;
};

it('a bar of time starts on its interval and an empty interval makes none', () => {
  const bars = cut({ unit: 'time', length: 60 }, [at(5), at(59), at(60), at(250)]);
  expect(bars.map(({ start, trades }) => [start, trades])).toEqual([
    [0, 2],
    [60, 1],
    [240, 1],
  ]);
});

it('a bar of trades is full at its number', () => {
  const bars = cut({ unit: 'trades', length: 2 }, [at(1), at(2), at(3), at(4), at(5)]);
  expect(bars.map(({ start, trades }) => [start, trades])).toEqual([
    [1, 2],
    [3, 2],
    [5, 1],
  ]);
});

it('a bar of volume takes its last trade whole', () => {
  const bars = cut({ unit: 'volume', length: 10 }, [at(1, 4), at(2, 9), at(3, 1)]);
  expect(bars.map(({ volume }) => volume)).toEqual([13, 1]);
});

it('a bar ends where its parent does', () => {
  const bars = cut({ unit: 'trades', length: 2 }, [at(1), at(2), at(3), at(4)], [0, 0, 0, 1]);
  expect(bars.map(({ parent, trades }) => [parent, trades])).toEqual([
    [0, 2],
    [0, 1],
    [1, 1],
  ]);
});
