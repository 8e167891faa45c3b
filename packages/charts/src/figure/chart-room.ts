import type { ChartSize } from '../plot/plot.tsx';

/** Bars on a chart at full width. */
export const largeRoom = 80;

/** Bars that a chart has room for; the hero shows the entire session. */
export const chartRoom: Readonly<Record<ChartSize, number>> = {
  card: 28,
  pair: largeRoom,
  large: largeRoom,
  tall: largeRoom,
  hero: Infinity,
  story: Infinity,
};
