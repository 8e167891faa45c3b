import type { Bar } from './bars.ts';

/** A candle of cumulative delta, in contracts. */
export interface DeltaCandle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/**
 * Cumulative delta as a candle. Mode `session`: opens where the bar before closed and starts at 0
 * with the session. Mode `bar`: every bar opens at 0. High and low are the open plus the highest
 * and lowest running delta inside the bar. Source: the platform's own cumulative delta indicator.
 */
export function cumulativeDelta(bar: Bar, mode: 'session' | 'bar' = 'session'): DeltaCandle {
  const open = mode === 'session' ? bar.deltaBefore : 0;
  return {
    open,
    high: open + bar.maxDelta,
    low: open + bar.minDelta,
    close: open + bar.delta,
  };
}
