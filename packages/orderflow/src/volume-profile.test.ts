import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Side, Trade } from './trade.ts';
import { createVolumeProfile } from './volume-profile.ts';

const trade = (price: number, size: number): Trade => ({
  time: 0,
  price,
  size,
  bid: price,
  ask: price + 1,
});
const profileOf = (...trades: readonly (readonly [price: number, size: number, side: Side])[]) => {
  const profile = createVolumeProfile();
  for (const [price, size, side] of trades) profile.add(trade(price, size), side);
  return profile.rows();
};

describe('createVolumeProfile', () => {
  it('has no row before the first trade', () => {
    expect(profileOf()).toEqual([]);
  });

  it('adds up volume by price and side', () => {
    expect(profileOf([10, 3, 1], [10, 2, -1], [10, 4, 1])).toEqual([
      { price: 10, volume: 9, buy: 7, sell: 2 },
    ]);
  });

  it('counts an unclassified trade as volume of neither side', () => {
    expect(profileOf([10, 5, 0])).toEqual([{ price: 10, volume: 5, buy: 0, sell: 0 }]);
  });

  it('has a row for every price in between, from the lowest up', () => {
    const rows = profileOf([12, 1, 1], [9, 1, -1]);
    expect(rows.map(({ price }) => price)).toEqual([9, 10, 11, 12]);
    expect(rows[1]).toEqual({ price: 10, volume: 0, buy: 0, sell: 0 });
  });

  it('accepts prices below zero', () => {
    expect(profileOf([-2, 1, 1], [1, 1, 1]).map(({ price }) => price)).toEqual([-2, -1, 0, 1]);
  });

  it('contains all volume, whatever the trades', () => {
    const anyTrade = fc.tuple(
      fc.integer({ min: -200, max: 200 }),
      fc.integer({ min: 1, max: 1000 }),
      fc.constantFrom<Side>(-1, 0, 1),
    );
    fc.assert(
      fc.property(fc.array(anyTrade, { minLength: 1 }), (trades) => {
        const rows = profileOf(...trades);
        const sum = (of: (row: (typeof rows)[number]) => number) =>
          rows.reduce((total, row) => total + of(row), 0);
        const traded = (side?: Side) =>
          trades.reduce((total, [, size, its]) => total + (its === (side ?? its) ? size : 0), 0);
        expect(sum(({ volume }) => volume)).toBe(traded());
        expect(sum(({ buy }) => buy)).toBe(traded(1));
        expect(sum(({ sell }) => sell)).toBe(traded(-1));
        const prices = trades.map(([price]) => price);
        expect(rows[0]?.price).toBe(Math.min(...prices));
        expect(rows.at(-1)?.price).toBe(Math.max(...prices));
        expect(rows).toHaveLength(Math.max(...prices) - Math.min(...prices) + 1);
      }),
    );
  });
});
