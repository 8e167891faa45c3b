import type { ChartData } from './chart-data.ts';
import type { ChartSize } from './plot.tsx';

/** The words that stand inside pictures, the same in all of them. */
export interface ChartWords {
  readonly poc: string;
  readonly vah: string;
  readonly val: string;
  readonly vwap: string;
  readonly delta: string;
  readonly deltaPerBar: string;
  readonly cumulativeDelta: string;
  readonly deltaPerSwing: string;
  readonly deltaPerWindow: string;
  /** Over the two columns of a footprint. */
  readonly sells: string;
  readonly buys: string;
  /** Of repeated and large prints. */
  readonly repeated: string;
  readonly large: string;
  /** How much of a bar is left, for example `{percent} % left`. */
  readonly remaining: string;
  /** Instead of a chart without trades. */
  readonly empty: string;
}

/** Props of every chart. */
export interface ChartProps {
  readonly data: ChartData;
  readonly words: ChartWords;
  /** The picture's name. */
  readonly title: string;
  /** What it shows, with numbers from the same data. */
  readonly description?: string | undefined;
  /** Default: large. */
  readonly size?: ChartSize;
}
