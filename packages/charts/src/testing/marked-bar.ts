import type { Bar } from '@otm/orderflow';
import type { ChartMark } from '../marks/chart-mark.ts';
import { formatClock } from '../text/format.ts';

/** The bar that a mark frames; throws if the mark's time is that of another bar. */
export function markedBar(bars: readonly Bar[], { area, place }: Partial<ChartMark> = {}): Bar {
  const bar = bars[Math.round(((area?.from ?? Number.NaN) / 100) * bars.length)];
  if (!bar || formatClock(bar.start) !== place)
    throw new Error(`The frame of ${place} isn't on its bar.`);
  return bar;
}
