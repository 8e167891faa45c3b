import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVwap, type VwapValue } from './vwap.ts';

type PriceAndSize = readonly [price: number, size: number];

const vwapOf = (...trades: readonly PriceAndSize[]): VwapValue => {
  const vwap = createVwap();
  let value: VwapValue = { vwap: Number.NaN, sigma: Number.NaN };
  for (const [price, size] of trades) value = vwap.add({ price, size });
  return value;
};

describe('createVwap', () => {
  it('starts at the first price, without deviation', () => {
    expect(vwapOf([100, 7])).toEqual({ vwap: 100, sigma: 0 });
  });

  it('weighs prices by volume', () => {
    expect(vwapOf([100, 1], [110, 3]).vwap).toBeCloseTo(107.5, 10);
  });

  it('measures the deviation of all volume from the VWAP', () => {
    // Deviations of 7.5 once and 2.5 three times: sqrt((56.25 + 3 * 6.25) / 4).
    expect(vwapOf([100, 1], [110, 3]).sigma).toBeCloseTo(Math.sqrt(18.75), 10);
  });

  it('has no deviation while the price never moves', () => {
    expect(vwapOf([5, 1], [5, 1000], [5, 3])).toEqual({ vwap: 5, sigma: 0 });
  });

  it('keeps its digits far away from zero', () => {
    const near = vwapOf([0, 1], [1, 1], [2, 2]);
    const far = vwapOf([1e8, 1], [1e8 + 1, 1], [1e8 + 2, 2]);
    expect(far.vwap - 1e8).toBeCloseTo(near.vwap, 6);
    expect(far.sigma).toBeCloseTo(near.sigma, 6);
  });

  const trades = fc.array(
    fc.tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 1, max: 500 })),
    { minLength: 1, maxLength: 60 },
  );

  it('agrees with the sums of its definition', () => {
    fc.assert(
      fc.property(trades, (list) => {
        const weight = list.reduce((sum, [, size]) => sum + size, 0);
        const mean = list.reduce((sum, [price, size]) => sum + price * size, 0) / weight;
        const squares = list.reduce((sum, [price, size]) => sum + size * (price - mean) ** 2, 0);
        const { vwap, sigma } = vwapOf(...list);
        expect(vwap).toBeCloseTo(mean, 6);
        expect(sigma).toBeCloseTo(Math.sqrt(squares / weight), 6);
      }),
    );
  });

  it('stays between the lowest and the highest price', () => {
    fc.assert(
      fc.property(trades, (list) => {
        const prices = list.map(([price]) => price);
        const { vwap, sigma } = vwapOf(...list);
        expect(vwap).toBeGreaterThanOrEqual(Math.min(...prices) - 1e-6);
        expect(vwap).toBeLessThanOrEqual(Math.max(...prices) + 1e-6);
        expect(sigma).toBeLessThanOrEqual(Math.max(...prices) - Math.min(...prices) + 1e-6);
      }),
    );
  });
});
