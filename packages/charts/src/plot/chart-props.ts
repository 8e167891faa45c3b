import type { ChartLabels } from '@otm/schema';
import type { ChartData } from '../session/chart-data.ts';
import type { ChartSize } from './plot.tsx';

/** Props of every chart. */
export interface ChartProps {
  /** The session that is drawn. */
  readonly data: ChartData;
  readonly words: ChartLabels;
  /** The picture's name. */
  readonly title: string;
  /** What it shows, with numbers from the same data. */
  readonly description?: string | undefined;
  /** Default: large. */
  readonly size?: ChartSize;
}
