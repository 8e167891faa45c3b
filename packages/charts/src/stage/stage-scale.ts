import { barsWidth } from '../plot/bar-scale.ts';
import { type PriceScale, priceScale } from '../plot/price-scale.ts';
import { signedScale } from '../plot/signed-scale.ts';
import type { StageData } from './stage-tape.ts';

/** Free ticks above the highest price and below the lowest. */
const margin = 3;

/** Most prices on the axis. */
const mostPrices = 6;

/** Distances between two prices on the axis, in ticks. */
const priceSteps = [4, 8, 20, 40, 100, 200] as const;

/** The scales of the entire session: while it's replayed, nothing moves but the latest values. */
export interface StageScale {
  /** Bars, and the units they take up. */
  readonly bars: number;
  readonly width: number;
  readonly prices: PriceScale;
  readonly delta: (value: number) => number;
  readonly deltaHeight: number;
  /** Contracts of the longest row of the profile. */
  readonly volume: number;
}

/** Creates the scales that an entire session fits into. */
export function stageScale({ bars, rows }: StageData): StageScale {
  const deltaHeight = 48;
  const deltas = bars.map(({ delta }) => delta);
  return {
    bars: bars.length,
    width: barsWidth(bars.length),
    prices: priceScale((rows[0]?.price ?? 0) - margin, (rows.at(-1)?.price ?? 0) + margin),
    delta: signedScale(deltas, deltaHeight),
    deltaHeight,
    volume: Math.max(1, ...rows.map(({ volume }) => volume)),
  };
}

/** Returns round prices for the axis, in ticks, lowest first. */
export function axisPrices({ low, high }: PriceScale): readonly number[] {
  const step = priceSteps.find((it) => (high - low) / it <= mostPrices) ?? high - low;
  const first = Math.ceil(low / step) * step;
  return Array.from(
    { length: Math.floor((high - first) / step) + 1 },
    (_, at) => first + at * step,
  );
}

/** Formats a share of a panel for an SVG attribute: `26.9%`. */
export const share = (value: number): string => `${Math.round(value * 1000) / 10}%`;
