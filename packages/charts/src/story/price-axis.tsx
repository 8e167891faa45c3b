import { Label } from '../plot/plot.tsx';
import type { PriceScale } from '../plot/price-scale.ts';
import { layout } from './scene-layout.ts';

/** Ticks between labels: 1, 2, 4 or 8 points, or more. */
const steps = [4, 8, 16, 32, 64, 128];

const mostLabels = 6;

/** The prices that an axis labels, in ticks. */
const pricesOf = ({ low, high }: PriceScale) => {
  const step = steps.find((it) => (high - low) / it < mostLabels) ?? high - low;
  const first = Math.ceil((low + 1) / step) * step;
  return Array.from(
    { length: Math.floor((high - 1 - first) / step) + 1 },
    (_, n) => first + n * step,
  );
};

/** A scale of prices, and where its panel is. */
export interface PriceAxisProps {
  readonly scale: PriceScale;
  readonly y: number;
  readonly height: number;
  readonly price: (ticks: number) => string;
}

/** Prices to the right of the panels, clear of a number at their edge. */
export const PriceAxis = ({ scale, y, height, price }: PriceAxisProps) => (
  <>
    {pricesOf(scale).map((level) => (
      <Label key={level} x={layout.width + 3} y={y + scale.share(level) * height + 1}>
        {price(level)}
      </Label>
    ))}
  </>
);

/** The times of the open, the middle and the close. */
export const TimeAxis = ({
  duration,
  clock,
}: {
  duration: number;
  clock: (ms: number) => string;
}) => (
  <>
    <Label x={0} y={layout.times}>
      {clock(0)}
    </Label>
    <Label x={layout.width / 2} y={layout.times} align="middle">
      {clock(duration / 2)}
    </Label>
    <Label x={layout.width} y={layout.times} align="end">
      {clock(duration)}
    </Label>
  </>
);
