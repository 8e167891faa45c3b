import { barWidth, barX } from '../plot/bar-scale.ts';
import { strokes } from '../plot/path.ts';
import { Panel } from '../plot/plot.tsx';
import type { StageDrawingProps } from './stage-prices.tsx';

/** Delta of every bar around its zero line. */
export function StageDelta({ data, scale }: StageDrawingProps) {
  const { delta: y, deltaHeight, width } = scale;
  const zero = y(0);
  const bars = data.bars.map(({ delta }, at) => ({ x: barX(at), from: zero, to: y(delta) }));
  return (
    <Panel box={[width, deltaHeight]}>
      <path
        className="otm-buy"
        strokeWidth={barWidth}
        d={strokes(bars.filter(({ to }) => to < zero))}
      />
      <path
        className="otm-sell"
        strokeWidth={barWidth}
        d={strokes(bars.filter(({ to }) => to > zero))}
      />
      <path className="otm-zero" d={`M0 ${zero}h${width}`} />
    </Panel>
  );
}
