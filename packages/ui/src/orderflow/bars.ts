import type { Side, Trade } from './trade.ts';

/** How a tape is cut into bars. */
export interface BarSize {
  /** `time`: clock intervals. `trades` and `volume`: a bar is full when it holds that many. */
  readonly unit: 'time' | 'trades' | 'volume';
  /** Milliseconds, trades or contracts; above zero. */
  readonly length: number;
}

/** One bar with its delta; prices in ticks. */
export interface Bar {
  readonly index: number;
  /** Start of the interval for time bars, else the time of the first trade; milliseconds. */
  readonly start: number;
  readonly open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
  trades: number;
  /** Buy volume minus sell volume. */
  delta: number;
  /** Highest and lowest value that the running delta had inside the bar, from 0. */
  maxDelta: number;
  minDelta: number;
  /** Cumulative delta of the session when the bar opened. */
  readonly deltaBefore: number;
}

/**
 * Bars with delta, built trade by trade: delta = buy volume - sell volume, as platforms define it.
 * An interval without trades makes no bar; a trade is never split between two bars.
 */
export class Bars {
  readonly all: Bar[] = [];
  readonly #size: BarSize;

  constructor(size: BarSize) {
    this.#size = size;
  }

  /** Adds a classified trade and returns its bar. */
  add({ time, price, size }: Trade, side: Side): Bar {
    const { unit, length } = this.#size;
    const start = unit === 'time' ? Math.floor(time / length) * length : time;
    let bar = this.all.at(-1);
    if (!bar || (unit === 'time' ? bar.start !== start : bar[unit] >= length)) {
      bar = {
        index: this.all.length,
        start,
        open: price,
        high: price,
        low: price,
        close: price,
        volume: 0,
        trades: 0,
        delta: 0,
        maxDelta: 0,
        minDelta: 0,
        deltaBefore: bar ? bar.deltaBefore + bar.delta : 0,
      };
      this.all.push(bar);
    }
    bar.high = Math.max(bar.high, price);
    bar.low = Math.min(bar.low, price);
    bar.close = price;
    bar.volume += size;
    bar.trades += 1;
    bar.delta += side * size;
    bar.maxDelta = Math.max(bar.maxDelta, bar.delta);
    bar.minDelta = Math.min(bar.minDelta, bar.delta);
    return bar;
  }
}
