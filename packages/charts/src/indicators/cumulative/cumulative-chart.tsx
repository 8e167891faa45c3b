import { type Bar, cumulativeDelta } from '@otm/orderflow';
import type { ChartProps } from '../../plot/chart-props.ts';
import { EmptyPlot } from '../../plot/empty-plot.tsx';
import { strokes } from '../../plot/path.ts';
import { type Area, Label, Panel, Plot } from '../../plot/plot.tsx';
import { barX, PricePanel, scaleOfBars, slot } from '../../plot/price-panel.tsx';
import { visibleBars } from '../../plot/visible-bars.ts';
import { formatSigned } from '../../text/format.ts';

const height = 160;

/** Candles of cumulative delta: each opens where the one before closed. */
function DeltaCandles({ bars, ...area }: Area & { readonly bars: readonly Bar[] }) {
  const candles = bars.map((bar) => cumulativeDelta(bar));
  const top = Math.max(1, ...candles.map(({ high }) => high));
  const bottom = Math.min(-1, ...candles.map(({ low }) => low));
  const y = (value: number) => Math.round(((top - value) * height) / (top - bottom));
  const marks = candles.map(({ open, close, high, low }, place) => {
    const [from, to] = [y(open), y(close)];
    return { x: barX(place), from, to: from === to ? to + 1 : to, rose: close > open, high, low };
  });
  const wicks = marks.map(({ x, high, low }) => ({ x, from: y(high), to: y(low) }));
  const width = slot - 2;
  return (
    <Panel {...area} box={[bars.length * slot, height]}>
      <path className="otm-zero" d={`M0 ${y(0)}h${bars.length * slot}`} />
      <path className="otm-wick" d={strokes(wicks)} />
      <path className="otm-buy" strokeWidth={width} d={strokes(marks.filter(({ rose }) => rose))} />
      <path
        className="otm-sell"
        strokeWidth={width}
        d={strokes(marks.filter(({ rose }) => !rose))}
      />
    </Panel>
  );
}

/** The running total of delta through the session, below the price. */
export function CumulativeChart({ data, words, title, description, size = 'large' }: ChartProps) {
  const bars = visibleBars(data.session.bars, size);
  const last = bars.at(-1);
  if (!last) return <EmptyPlot size={size} title={title} text={words.empty} />;
  if (size === 'card') {
    return (
      <Plot size={size} title={title} description={description}>
        <DeltaCandles bars={bars} />
      </Plot>
    );
  }
  return (
    <Plot size={size} title={title} description={description}>
      <PricePanel height={44} bars={bars} scale={scaleOfBars(bars)} />
      <DeltaCandles y={54} height={46} bars={bars} />
      <Label x={0} y={52}>
        {words.cumulativeDelta}
      </Label>
      <Label x={100} y={52} align="end">
        {formatSigned(cumulativeDelta(last).close)}
      </Label>
    </Plot>
  );
}
