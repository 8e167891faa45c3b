import type { Bar } from './bars.ts';

/** A candle of cumulative delta, in contracts. */
export interface DeltaCandle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/**
 * Returns the cumulative delta of a bar as a candle. In session mode it opens where the previous bar
 * closed, at 0 when the session starts; in bar mode every bar opens at 0. High and low are the open
 * plus the highest and lowest running delta inside the bar (NinjaTrader's Order Flow Cumulative
 * Delta).
 *
 * @param open Where it opens: session mode by default, 0 for bar mode.
 */
export function cumulativeDelta(bar: Bar, open = bar.deltaBefore): DeltaCandle {
  return {
    open,
    high: open + bar.maxDelta,
    low: open + bar.minDelta,
    close: open + bar.delta,
  };
}
