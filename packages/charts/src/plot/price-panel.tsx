import type { Bar } from '@otm/orderflow';
import type { ReactNode } from 'react';
import { barPitch, barsWidth, barWidth, barX } from './bar-scale.ts';
import { boxes, strokes } from './path.ts';
import { Panel, type PanelArea } from './plot.tsx';
import { type PriceScale, tickHeight } from './price-scale.ts';

/** Bars and their scale. */
interface CandlesProps {
  readonly bars: readonly Bar[];
  readonly scale: PriceScale;
}

/** Candles: hollow when price rose, filled when it fell or stayed. */
function Candles({ bars, scale }: CandlesProps) {
  const bodies = bars.map(({ open, close }, index) => ({
    rose: close > open,
    x: index * barPitch + 1,
    y: scale.y(Math.max(open, close)),
    width: barWidth,
    height: Math.max(1, Math.abs(close - open) * tickHeight),
  }));
  const wicks = bars.map(({ high, low }, index) => ({
    x: barX(index),
    from: scale.y(high),
    to: scale.y(low),
  }));
  return (
    <>
      <path className="otm-wick" d={strokes(wicks)} />
      <path className="otm-rise" d={boxes(bodies.filter(({ rose }) => rose))} />
      <path className="otm-fall" d={boxes(bodies.filter(({ rose }) => !rose))} />
    </>
  );
}

/** Bars with their scale, and what is drawn below and above the candles. */
export interface PricePanelProps extends PanelArea {
  readonly bars: readonly Bar[];
  readonly scale: PriceScale;
  /** Drawn below the candles. */
  readonly under?: ReactNode;
  /** Drawn above the candles. */
  readonly children?: ReactNode;
}

/** A panel of candles. */
export function PricePanel({ bars, scale, under, children, ...area }: PricePanelProps) {
  return (
    <Panel {...area} box={[barsWidth(bars.length), scale.height]}>
      {under}
      <Candles bars={bars} scale={scale} />
      {children}
    </Panel>
  );
}
