import { type Bar, cumulativeDelta } from '@otm/orderflow';
import { barsWidth, barWidth, barX } from '../../plot/bar-scale.ts';
import { strokes } from '../../plot/path.ts';
import { Panel, type PanelArea } from '../../plot/plot.tsx';
import { signedScale } from '../../plot/signed-scale.ts';

const height = 160;

/** Candles of cumulative delta: each opens where the one before closed. */
export function DeltaCandles({ bars, ...area }: PanelArea & { readonly bars: readonly Bar[] }) {
  const candles = bars.map((bar) => cumulativeDelta(bar));
  const y = signedScale(
    candles.flatMap(({ high, low }) => [high, low]),
    height,
  );
  const bodies = candles.map(({ open, close }, index) => {
    const [from, to] = [y(open), y(close)];
    return { x: barX(index), from, to: from === to ? to + 1 : to, rose: close > open };
  });
  const wicks = candles.map(({ high, low }, index) => ({
    x: barX(index),
    from: y(high),
    to: y(low),
  }));
  const width = barsWidth(bars.length);
  return (
    <Panel {...area} box={[width, height]}>
      <path className="otm-zero" d={`M0 ${y(0)}h${width}`} />
      <path className="otm-wick" d={strokes(wicks)} />
      <path
        className="otm-buy"
        strokeWidth={barWidth}
        d={strokes(bodies.filter(({ rose }) => rose))}
      />
      <path
        className="otm-sell"
        strokeWidth={barWidth}
        d={strokes(bodies.filter(({ rose }) => !rose))}
      />
    </Panel>
  );
}
