import type { Bar } from '@otm/orderflow';
import type { ReactNode } from 'react';
import { boxes, strokes } from './path.ts';
import { type Area, Panel } from './plot.tsx';

/** Units of one bar's place and of one tick. */
export const slot = 8;
export const tick = 4;

/** The vertical measure of a panel of prices. */
export interface PriceScale {
  /** Lowest and highest price shown, in ticks. */
  readonly low: number;
  readonly high: number;
  /** Units of the whole panel. */
  readonly height: number;
  /** Units from the top to the middle of a price's row. */
  y(price: number): number;
  /** The same as a share of the panel, 0 at the top. */
  share(price: number): number;
}

/** A measure with one row for every price from the lowest to the highest. */
export function priceScale(low: number, high: number): PriceScale {
  const height = (high - low + 1) * tick;
  const y = (price: number) => Math.round((high - price) * tick + tick / 2);
  return { low, high, height, y, share: (price) => y(price) / height };
}

/** The measure that holds all candles of some bars. */
export const scaleOfBars = (bars: readonly Bar[]): PriceScale =>
  priceScale(Math.min(...bars.map(({ low }) => low)), Math.max(...bars.map(({ high }) => high)));

/** Units from the left to the middle of the bar at a place. */
export const barX = (place: number): number => place * slot + slot / 2;

/** Candles: hollow when price rose, filled when it fell or stayed. */
export function Candles({ bars, scale }: { bars: readonly Bar[]; scale: PriceScale }) {
  const bodies = bars.map(({ open, close }, index) => ({
    rose: close > open,
    x: index * slot + 1,
    y: scale.y(Math.max(open, close)),
    width: slot - 2,
    height: Math.max(1, Math.abs(close - open) * tick),
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

/** Props of {@link PricePanel}. */
export interface PricePanelProps extends Area {
  readonly bars: readonly Bar[];
  readonly scale: PriceScale;
  /** Drawn below the candles. */
  readonly under?: ReactNode;
  /** Drawn over them. */
  readonly children?: ReactNode;
}

/** A panel of candles. */
export function PricePanel({ bars, scale, under, children, ...area }: PricePanelProps) {
  return (
    <Panel {...area} box={[bars.length * slot, scale.height]}>
      {under}
      <Candles bars={bars} scale={scale} />
      {children}
    </Panel>
  );
}
