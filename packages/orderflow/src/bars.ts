import type { Side, Trade } from './trade.ts';

/** How a tape is cut into bars. */
export interface BarSize {
  /** `time`: clock intervals. `trades` and `volume`: a bar is full when it holds that many. */
  readonly unit: 'time' | 'trades' | 'volume';
  /** Milliseconds, trades or contracts; above zero. */
  readonly length: number;
}

/** One bar with its delta; prices in ticks, volumes in contracts. */
export interface Bar {
  readonly index: number;
  /** What the bar lies in, see {@link createBars}. */
  readonly parent: number;
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
 * Bars with delta, built trade by trade: delta = buy volume - sell volume, with its running maximum
 * and minimum from 0 (NinjaTrader's order flow indicators, Quantower). An interval without trades
 * makes no bar; a trade on the edge of two intervals opens the later one; no trade is ever split.
 *
 * A bar also ends where the parent changes. Micro delta is made so: bars of N trades whose parent
 * is the chart's bar; the deltas of its windows add up to the bar's delta. That reading of "micro"
 * is our own illustration: the commercial indicator's method is not public.
 */
export function createBars({ unit, length }: BarSize) {
  const all: Bar[] = [];
  let total = 0;
  const isTime = unit === 'time';
  return {
    all: all as readonly Bar[],
    /** Adds a classified trade and returns its bar. */
    add({ time, price, size }: Trade, side: Side, parent = 0): Bar {
      const start = isTime ? Math.floor(time / length) * length : time;
      let bar = all.at(-1);
      if (!bar || bar.parent !== parent || (isTime ? bar.start !== start : bar[unit] >= length)) {
        bar = {
          index: all.length,
          parent,
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
          deltaBefore: total,
        };
        all.push(bar);
      }
      bar.high = Math.max(bar.high, price);
      bar.low = Math.min(bar.low, price);
      bar.close = price;
      bar.volume += size;
      bar.trades += 1;
      bar.delta += side * size;
      total += side * size;
      bar.maxDelta = Math.max(bar.maxDelta, bar.delta);
      bar.minDelta = Math.min(bar.minDelta, bar.delta);
      return bar;
    },
  };
}
