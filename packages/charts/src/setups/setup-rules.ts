/** The rules for signals and their outcomes. */
export const setupRules = {
  /** Bars before the first signal. */
  warmUpBars: 18,
  /** Bars over which the trend of delta and VWAP is measured. */
  trendBars: 6,
  /** Bars in which price may return to the value area, that of the extreme included. */
  reentryBars: 3,
  /** Ticks that price must go before it returns as many. */
  targetTicks: 10,
  /** Bars watched after a signal; a signal with fewer bars left in its session is skipped. */
  barsAfter: 14,
} as const;
