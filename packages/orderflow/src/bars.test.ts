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

it('starts time bars on their interval and skips empty intervals', () => {
  const bars = cut({ unit: 'time', length: 60 }, [at(5), at(59), at(60), at(250)]);
  expect(bars.map(({ start, trades }) => [start, trades])).toEqual([
    [0, 2],
    [60, 1],
    [240, 1],
  ]);
});

it('fills a bar of trades at its length', () => {
  const bars = cut({ unit: 'trades', length: 2 }, [at(1), at(2), at(3), at(4), at(5)]);
  expect(bars.map(({ start, trades }) => [start, trades])).toEqual([
    [1, 2],
    [3, 2],
    [5, 1],
  ]);
});

it('never splits the last trade of a volume bar', () => {
  const bars = cut({ unit: 'volume', length: 10 }, [at(1, 4), at(2, 9), at(3, 1)]);
  expect(bars.map(({ volume }) => volume)).toEqual([13, 1]);
});

it('ends a bar where its parent ends', () => {
  const bars = cut({ unit: 'trades', length: 2 }, [at(1), at(2), at(3), at(4)], [0, 0, 0, 1]);
  expect(bars.map(({ parent, trades }) => [parent, trades])).toEqual([
    [0, 2],
    [0, 1],
    [1, 1],
  ]);
});
