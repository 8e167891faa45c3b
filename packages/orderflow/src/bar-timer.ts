/** How much of a bar is left. */
export interface BarTime {
  /** Milliseconds, trades or contracts, like the arguments; never below 0. */
  readonly remaining: number;
  /** The stage reached, in percent remaining at most: 75, 50 or 25, and 100 before the first one. */
  readonly stage: number;
}

/**
 * Countdown of a bar with three stages: at most 75, 50 and 25 percent remaining; exactly on a
 * limit counts as reached. Needs a clock, not trades, for time bars; for bars of trades or volume it
 * counts what is left of them, as the bar timers of ATAS and TradeStation do. The three stages are
 * those of the product.
 *
 * @param elapsed What of the bar is over: now - start, or the trades or contracts in it.
 * @param length The whole bar in the same unit; above zero.
 */
export function barTimer(elapsed: number, length: number): BarTime {
  const remaining = Math.max(0, length - elapsed);
  return { remaining, stage: 25 * (Math.ceil((4 * remaining) / length) || 1) };
}
