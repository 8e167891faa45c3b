import { barsWidth, barWidth, barX } from './bar-scale.ts';
import { strokes } from './path.ts';
import { Panel, type PanelArea } from './plot.tsx';
import { signedScale } from './signed-scale.ts';

/** Height of a panel of signed bars, in units. */
const height = 96;

/** Values of the bars, and where the panel lies. */
export interface SignedBarsProps extends PanelArea {
  readonly values: readonly number[];
  /** Largest and smallest value inside each bar, drawn as a thin line. */
  readonly extremes?: readonly { readonly max: number; readonly min: number }[];
}

/** Values around a zero line: buying above it, selling below it. */
export function SignedBars({ values, extremes = [], ...area }: SignedBarsProps) {
  const y = signedScale([...values, ...extremes.flatMap(({ max, min }) => [max, min])], height);
  const zero = y(0);
  const bars = values.map((value, index) => ({
    x: barX(index),
    from: zero,
    to: y(value),
    buys: value > 0,
  }));
  const spans = extremes.map(({ max, min }, index) => ({
    x: barX(index),
    from: y(max),
    to: y(min),
  }));
  const width = barsWidth(values.length);
  return (
    <Panel {...area} box={[width, height]}>
      {spans.length > 0 && <path className="otm-wick" d={strokes(spans)} />}
      <path
        className="otm-buy"
        strokeWidth={barWidth}
        d={strokes(bars.filter(({ buys }) => buys))}
      />
      <path
        className="otm-sell"
        strokeWidth={barWidth}
        d={strokes(bars.filter(({ buys, to }) => !buys && to !== zero))}
      />
      <path className="otm-zero" d={`M0 ${zero}h${width}`} />
    </Panel>
  );
}
