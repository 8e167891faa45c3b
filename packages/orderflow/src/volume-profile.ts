import type { Side, Trade } from './trade.ts';

/** The volume at one price. */
export interface ProfileRow {
  /** Ticks. */
  readonly price: number;
  /** Contracts, including unclassified ones. */
  volume: number;
  buy: number;
  sell: number;
}

/**
 * Adds up volume by price: one row per tick from the lowest to the highest trade, including empty
 * rows, because the value area counts rows (Linn Software, MyPivots).
 */
export function createVolumeProfile() {
  const rows = new Map<number, ProfileRow>();
  let high = -Infinity;
  let low = Infinity;
  const rowAt = (price: number) => rows.get(price) ?? { price, volume: 0, buy: 0, sell: 0 };
  return {
    add({ price, size }: Trade, side: Side): void {
      low = Math.min(low, price);
      high = Math.max(high, price);
      const row = rowAt(price);
      rows.set(price, row);
      row.volume += size;
      if (side > 0) row.buy += size;
      if (side < 0) row.sell += size;
    },
    /** Returns every row from the lowest price to the highest; none before the first trade. */
    rows: (): readonly Readonly<ProfileRow>[] =>
      Array.from({ length: high - low + 1 }, (_, index) => rowAt(low + index)),
  };
}
