import type { SidedTrade } from './tape-summary.ts';

/** A part of a session up to its first trade beyond the levels of the parts before it. */
export interface LevelBreak {
  /** The price of that trade, in ticks. */
  readonly price: number;
  /** Contracts traded in the part by then, that trade included. */
  readonly volume: number;
  readonly delta: number;
  /** Cumulative delta of the session by then. */
  readonly cumulative: number;
}

/**
 * Sums up a part up to the trade that breaks a level, or the entire part if no trade does.
 *
 * @param part the trades of the part; at least one
 * @param levels the prices that earlier parts left behind, in ticks
 * @param before the cumulative delta of the session at the start of the part
 */
export function levelBreak(
  part: readonly SidedTrade[],
  levels: readonly number[],
  before: number,
): LevelBreak {
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const found = part.findIndex(({ trade }) => trade.price < low || trade.price > high);
  const known = levels.length > 0 && found >= 0 ? part.slice(0, found + 1) : part;
  const delta = known.reduce((total, { side, trade }) => total + side * trade.size, 0);
  return {
    price: known.at(-1)?.trade.price ?? 0,
    volume: known.reduce((total, { trade }) => total + trade.size, 0),
    delta,
    cumulative: before + delta,
  };
}
