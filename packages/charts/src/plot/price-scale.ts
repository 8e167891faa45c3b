import type { Bar, ProfileRow } from '@otm/orderflow';

/** Units of one tick. */
export const tickHeight = 4;

/** The vertical scale of a panel of prices. */
export interface PriceScale {
  /** Lowest and highest price shown, in ticks. */
  readonly low: number;
  readonly high: number;
  /** Units of the entire panel. */
  readonly height: number;
  /** Units from the top to the middle of a price's row. */
  readonly y: (price: number) => number;
  /** The same as a share of the panel, 0 at the top. */
  readonly share: (price: number) => number;
}

/** Creates a scale with one row for every price from the lowest to the highest. */
export function priceScale(low: number, high: number): PriceScale {
  const height = (high - low + 1) * tickHeight;
  const y = (price: number) => Math.round((high - price) * tickHeight + tickHeight / 2);
  return { low, high, height, y, share: (price) => y(price) / height };
}

/** Creates the scale that all candles of some bars fit into. */
export const scaleOfBars = (bars: readonly Bar[]): PriceScale =>
  priceScale(Math.min(...bars.map(({ low }) => low)), Math.max(...bars.map(({ high }) => high)));

/** Creates the scale that all rows of a profile fit into. */
export const scaleOfRows = (rows: readonly Pick<ProfileRow, 'price'>[]): PriceScale =>
  priceScale(rows[0]?.price ?? 0, rows.at(-1)?.price ?? 0);
