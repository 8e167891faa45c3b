import type { Side, Trade } from './trade.ts';

/** How a tape is divided into bars. */
export interface BarSize {
  /** `time`: clock intervals. `trades`, `volume`: a bar is full once it contains that many. */
  readonly unit: 'time' | 'trades' | 'volume';
  /** Milliseconds, trades or contracts; above zero. */
  readonly length: number;
}

/** A bar with its delta; prices in ticks, volumes in contracts. */
export interface Bar {
  readonly index: number;
  /** The index of the larger bar that includes this one; see {@link createBars}. */
  readonly parent: number;
  /** Start of the interval of a time bar, else the time of the first trade; milliseconds. */
  readonly start: number;
  readonly open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
  trades: number;
  /** Buy volume minus sell volume. */
  delta: number;
  /** Highest and lowest running delta inside the bar, which starts at 0. */
  maxDelta: number;
  minDelta: number;
  /** Cumulative delta of the session when the bar opened. */
  readonly deltaBefore: number;
}

/**
 * Builds bars with delta trade by trade: delta = buy volume - sell volume, with its running maximum
 * and minimum from 0 (NinjaTrader's order flow indicators, Quantower). An interval without trades
 * has no bar; a trade on the edge of two intervals opens the later one; no trade is ever split.
 *
 * A bar also ends where its parent changes. Micro delta uses that: bars of N trades whose parent is
 * the chart's bar, so that the deltas of these windows add up to the bar's delta. This reading of
 * "micro" is our own illustration: the commercial indicator's method isn't public.
 */
export function createBars({ unit, length }: BarSize) {
  const all: Bar[] = [];
  const isTime = unit === 'time';
  return {
    all: all as readonly Bar[],
    /** Adds a classified trade; returns its bar. */
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
          deltaBefore: bar ? bar.deltaBefore + bar.delta : 0,
        };
        all.push(bar);
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
    },
  };
}
