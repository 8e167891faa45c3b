import { strokes } from './path.ts';
import { type Area, Panel } from './plot.tsx';
import { slot } from './price-panel.tsx';

/** Height of a panel of signed bars, in units. */
const height = 96;

/** Props of {@link SignedBars}. */
export interface SignedBarsProps extends Area {
  readonly values: readonly number[];
  /** Largest and smallest value inside each bar, drawn as a thin line. */
  readonly extremes?: readonly { readonly max: number; readonly min: number }[];
}

/** Values around a zero line: buying above it, selling below it. */
export function SignedBars({ values, extremes = [], ...area }: SignedBarsProps) {
  const reach = [...values, ...extremes.flatMap(({ max, min }) => [max, min])];
  const top = Math.max(1, ...reach);
  const bottom = Math.min(-1, ...reach);
  const y = (value: number) => Math.round(((top - value) * height) / (top - bottom));
  const zero = y(0);
  const bars = values.map((value, index) => ({
    x: index * slot + slot / 2,
    from: zero,
    to: y(value),
    buys: value > 0,
  }));
  const spans = extremes.map(({ max, min }, index) => ({
    x: index * slot + slot / 2,
    from: y(max),
    to: y(min),
  }));
  return (
    <Panel {...area} box={[values.length * slot, height]}>
      {spans.length > 0 && <path className="otm-wick" d={strokes(spans)} />}
      <path
        className="otm-buy"
        strokeWidth={slot - 2}
        d={strokes(bars.filter((bar) => bar.buys))}
      />
      <path
        className="otm-sell"
        strokeWidth={slot - 2}
        d={strokes(bars.filter((bar) => !bar.buys && bar.to !== zero))}
      />
      <path className="otm-zero" d={`M0 ${zero}h${values.length * slot}`} />
    </Panel>
  );
}
