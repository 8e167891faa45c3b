import type { Bar } from '@otm/orderflow';
import { barIndexAt } from '../../session/latest-bars.ts';
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

/** Finds prices beyond all of the levels; without levels there are none. */
const beyond = (levels: readonly number[]) => {
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  return (price: number) => levels.length > 0 && (price < low || price > high);
};

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
  const isBeyond = beyond(levels);
  const found = part.findIndex(({ trade }) => isBeyond(trade.price));
  const known = found >= 0 ? part.slice(0, found + 1) : part;
  const delta = known.reduce((total, { side, trade }) => total + side * trade.size, 0);
  return {
    price: known.at(-1)?.trade.price ?? 0,
    volume: known.reduce((total, { trade }) => total + trade.size, 0),
    delta,
    cumulative: before + delta,
  };
}

/**
 * Finds the first bar that ends within a part and closes beyond the levels, or the bar in which
 * the part ends if none does.
 *
 * @param bars the bars of the session; at least one starts before the part ends
 * @param levels the prices that earlier parts left behind, in ticks
 * @param length the length of a bar in milliseconds
 */
export function breakingBar(
  bars: readonly Bar[],
  levels: readonly number[],
  { from, to, length }: { readonly from: number; readonly to: number; readonly length: number },
): Bar {
  const isBeyond = beyond(levels);
  const ended = bars.filter(({ start }) => start + length > from && start + length <= to);
  const bar = ended.find(({ close }) => isBeyond(close)) ?? bars[barIndexAt(bars, to)];
  if (!bar) throw new Error(`No bar starts before ${to} ms.`);
  return bar;
}
