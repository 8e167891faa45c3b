import { describe, expect, it } from 'vitest';
import { imbalances } from './imbalance.ts';

/** Rows from price 100 upwards as [sell, buy]. */
const rows = (...cells: readonly [sell: number, buy: number][]) =>
  cells.map(([sell, buy], index) => ({ price: 100 + index, volume: sell + buy, buy, sell }));

describe('imbalances', () => {
  it('compares buys with the sells one tick below', () => {
    const found = imbalances(rows([10, 0], [50, 30], [0, 29]));
    expect(found.map(({ buyImbalance }) => buyImbalance)).toEqual([false, true, false]);
  });

  it('compares sells with the buys one tick above', () => {
    const found = imbalances(rows([30, 0], [29, 10], [99, 10]));
    expect(found.map(({ sellImbalance }) => sellImbalance)).toEqual([true, false, false]);
  });

  it('counts an empty opposite cell as one contract', () => {
    expect(imbalances(rows([0, 0], [0, 2]))[1]?.buyImbalance).toBe(false);
    expect(imbalances(rows([0, 0], [0, 3]))[1]?.buyImbalance).toBe(true);
  });

  it('marks three or more of one side in a row as stacked', () => {
    const three = imbalances(rows([1, 0], [1, 9], [1, 9], [1, 9], [9, 0]));
    expect(three.map(({ stacked }) => stacked)).toEqual([false, true, true, true, false]);
    const two = imbalances(rows([1, 0], [1, 9], [1, 9], [9, 0]));
    expect(two.some(({ stacked }) => stacked)).toBe(false);
  });
});
