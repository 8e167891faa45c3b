import type { Trade } from './trade.ts';

/** VWAP and its standard deviation after a trade, in ticks. */
export interface VwapValue {
  readonly vwap: number;
  readonly sigma: number;
}

/**
 * Computes the session VWAP, sum(p*v) / sum(v), with the standard deviation of price around the
 * current VWAP weighted by volume; the bands are vwap +/- 1, 2 and 3 sigma. Weighted Welford update
 * (West, 1979), which doesn't lose digits the way sum(v*p*p) does.
 */
export function createVwap() {
  let weight = 0;
  let squares = 0;
  let vwap = 0;
  return {
    /** Adds a trade; returns the value after it. */
    add({ price, size }: Pick<Trade, 'price' | 'size'>): VwapValue {
      const distance = price - vwap;
      weight += size;
      vwap += (distance * size) / weight;
      squares += distance * size * (price - vwap);
      return { vwap, sigma: Math.sqrt(squares / weight) };
    },
  };
}
