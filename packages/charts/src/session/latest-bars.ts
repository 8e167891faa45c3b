import type { Bar } from '@otm/orderflow';
import type { NonEmpty } from './non-empty.ts';

/** Returns the latest bars that fit into `room`, at least one. */
export const latestBars = (bars: NonEmpty<Bar>, room: number): NonEmpty<Bar> =>
  bars.slice(-room) as [Bar, ...Bar[]];

/** Index of the bar that a moment belongs to; -1 when it is before the first bar. */
export function barIndexAt(bars: readonly Bar[], time: number): number {
  return bars.findLastIndex(({ start }) => start <= time);
}
