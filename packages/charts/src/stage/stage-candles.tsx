import type { Bar } from '@otm/orderflow';
import { boxes, strokes } from '../plot/path.ts';
import { Panel } from '../plot/plot.tsx';
import type { StageScale } from './stage-scale.ts';

/** Units from one candle to the next, and those of its body. */
const pitch = 8;
const body = { width: 6, doji: 0.3 };

/** Candles in whole ticks, which takes the fewest digits: hollow when price rose, else filled. */
export function StageCandles({ bars, scale }: { bars: readonly Bar[]; scale: StageScale }) {
  const { high: top, low: bottom } = scale.prices;
  const bodies = bars.map(({ open, close }, at) => ({
    rose: close > open,
    x: at * pitch + 1,
    y: top - Math.max(open, close),
    width: body.width,
    height: Math.abs(close - open) || body.doji,
  }));
  const wicks = bars.map(({ high, low }, at) => ({
    x: at * pitch + pitch / 2,
    from: top - high,
    to: top - low,
  }));
  return (
    <Panel box={[scale.bars * pitch, top - bottom + 1]}>
      {/* The middle of a tick's row is half a unit below its top. */}
      <g transform="translate(0 .5)">
        <path className="otm-wick" d={strokes(wicks)} />
        <path className="otm-rise" d={boxes(bodies.filter(({ rose }) => rose))} />
        <path className="otm-fall" d={boxes(bodies.filter(({ rose }) => !rose))} />
      </g>
    </Panel>
  );
}
