import type { Bar } from '@otm/orderflow';
import type { ChartSize } from './plot.tsx';

/** The latest bars that a chart has room for: 28 on a card, else 80; the hero shows all. */
export function visibleBars(bars: readonly Bar[], size: ChartSize): readonly Bar[] {
  if (size === 'hero') return bars;
  return bars.slice(size === 'card' ? -28 : -80);
}

/** Place of the bar that held a moment, counted from the first bar given; -1 when before it. */
export function placeOf(bars: readonly Bar[], time: number): number {
  return bars.findLastIndex(({ start }) => start <= time);
}
