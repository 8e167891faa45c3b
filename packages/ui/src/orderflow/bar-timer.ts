/** How much of a bar is left. */
export interface BarTime {
  /** Milliseconds, trades or contracts, like the arguments; never below 0. */
  readonly remaining: number;
  /** The stage reached, in percent remaining at most: 100 before the first one. */
  readonly stage: 100 | 75 | 50 | 25;
}

/**
 * Countdown of a bar with three stages: at most 75, 50 and 25 percent remaining. Needs a clock,
 * not trades, for time bars; for bars of trades or volume it counts what is left of them.
 *
 * @param elapsed What of the bar is over: now - start, or the trades or contracts in it.
 * @param length The whole bar in the same unit; above zero.
 */
export function barTimer(elapsed: number, length: number): BarTime {
  const remaining = Math.max(0, length - elapsed);
  const left = remaining / length;
  return { remaining, stage: left <= 0.25 ? 25 : left <= 0.5 ? 50 : left <= 0.75 ? 75 : 100 };
}
