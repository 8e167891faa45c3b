import type { BillingComparison } from '@otm/content';

/** Room above the highest step, for its label. */
const headroom = 1.12;

/** The height of a label in a chart of the least height. */
const labelHeight = 0.1;

/** The most lines of the grid. */
const mostLines = 4;

/** Where an amount is on a chart, and which amounts have a line. */
export interface CostScale {
  /** The distance from the top, as a percentage. */
  readonly y: (amount: number) => string;
  /** The distance from the bottom, as a percentage. */
  readonly height: (amount: number) => string;
  readonly lines: readonly number[];
  /** Whether an amount is so close to the price of paying once that their labels would overlap. */
  readonly isClose: (amount: number) => boolean;
}

/** Writes a share as a percentage, to a tenth: less than half a pixel in any chart. */
export const percent = (share: number): string => `${Number((100 * share).toFixed(1))}%`;

/** Returns the smallest 1, 2 or 5 times a power of ten that needs no more than the most lines. */
function stepFor(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest / mostLines));
  return ([1, 2, 5].find((times) => highest / (times * power) <= mostLines) ?? 10) * power;
}

/** Returns the scale of a cost chart, from zero to a little above its highest amount. */
export function costScale({ costs, lifetime }: BillingComparison): CostScale {
  const highest = Math.max(lifetime.price, ...costs.map(({ yearly }) => yearly)) * headroom;
  const step = stepFor(highest);
  const lines = Array.from(
    { length: Math.floor(highest / step) },
    (_, index) => (index + 1) * step,
  );
  return {
    y: (amount) => percent(1 - amount / highest),
    height: (amount) => percent(amount / highest),
    lines,
    isClose: (amount) => Math.abs(amount - lifetime.price) < highest * labelHeight,
  };
}
