/** The remainder of an open bar. */
export interface BarTime {
  /** Milliseconds, trades or contracts, as the arguments; never below 0. */
  readonly remaining: number;
  /** The stage reached, as the most that remains in percent: 75, 50 or 25; 100 before the first. */
  readonly stage: number;
}

/**
 * Returns the countdown of a bar with three stages: at most 75, 50 and 25 percent remaining; exactly
 * on a limit counts as reached. Time bars need a clock, not trades; bars of trades or volume count
 * what is left of them, as the bar timers of ATAS and TradeStation do. The stages are the product's.
 *
 * @param elapsed Part of the bar that is over: now - start, or the trades or contracts in it.
 * @param length Length of the bar in the same unit; above zero.
 */
export function barTimer(elapsed: number, length: number): BarTime {
  const remaining = Math.max(0, length - elapsed);
  return { remaining, stage: 25 * (Math.ceil((4 * remaining) / length) || 1) };
}
