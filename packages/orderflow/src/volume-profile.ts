import type { Side, Trade } from './trade.ts';

/** One price of a profile. */
export interface ProfileRow {
  /** Ticks. */
  readonly price: number;
  /** Contracts, unclassified ones included. */
  volume: number;
  buy: number;
  sell: number;
}

/**
 * Volume by price, each trade at its own price: one row per tick from the lowest to the highest
 * trade, empty rows included, because the value area counts rows (Linn Software, MyPivots).
 * Nothing can tie here: a trade has one price and at most one side.
 */
export function createVolumeProfile() {
  const rows = new Map<number, ProfileRow>();
  let high = -Infinity;
  let low = Infinity;
  const row = (price: number) => rows.get(price) ?? { price, volume: 0, buy: 0, sell: 0 };
  return {
    add({ price, size }: Trade, side: Side): void {
      low = Math.min(low, price);
      high = Math.max(high, price);
      const added = row(price);
      rows.set(price, added);
      added.volume += size;
      if (side > 0) added.buy += size;
      if (side < 0) added.sell += size;
    },
    /** Every row from the lowest price to the highest; none before the first trade. */
    rows: (): readonly Readonly<ProfileRow>[] =>
      Array.from({ length: high - low + 1 }, (_, index) => row(low + index)),
  };
}
