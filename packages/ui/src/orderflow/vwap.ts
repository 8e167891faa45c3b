/** VWAP and its standard deviation at one moment, in ticks. */
export interface VwapValue {
  readonly vwap: number;
  readonly sigma: number;
}

/**
 * Session VWAP, sum(p*v) / sum(v), with the standard deviation of price around the current VWAP
 * weighted by volume; the bands are vwap +/- 1, 2 and 3 sigma. Weighted Welford update (West,
 * 1979), which does not lose digits the way sum(v*p*p) does.
 */
export class Vwap {
  #weight = 0;
  #squares = 0;
  #mean = 0;

  /** Adds a trade and returns the value after it. */
  add({ price, size }: { readonly price: number; readonly size: number }): VwapValue {
    const distance = price - this.#mean;
    this.#weight += size;
    this.#mean += (distance * size) / this.#weight;
    this.#squares += size * distance * (price - this.#mean);
    return { vwap: this.#mean, sigma: Math.sqrt(this.#squares / this.#weight) };
  }
}
