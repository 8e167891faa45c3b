import type { ReactNode } from 'react';
import { percent } from '../plot/plot.tsx';
import { layout } from './scene-layout.ts';

/** The step that a mark belongs to; both share one scroll timeline. */
export interface MarkGroupProps {
  /** Counted from 1. */
  readonly step: number;
  readonly children: ReactNode;
}

/** The part of the picture that a step lights. */
export const MarkGroup = ({ step, children }: MarkGroupProps) => (
  <g className="otm-mark" data-step={step}>
    {children}
  </g>
);

/** A place for a label, in half percents: finer fractions cost bytes in every picture. */
const toHalfPercent = (value: number) => percent(Math.round(value * 2) / 2);

/** The number of a step at a place of the picture, in percent. */
export const MarkNumber = ({ step, x, y }: { step: number; x: number; y: number }) => (
  <>
    <circle className="otm-mark__dot" cx={toHalfPercent(x)} cy={toHalfPercent(y)} />
    <text className="otm-mark__number" x={toHalfPercent(x)} y={toHalfPercent(y)}>
      {step}
    </text>
  </>
);

/** A name below the number, kept inside the picture; shown while its step is read. */
function MarkName({ x, children }: { x: number; children: string }) {
  const anchor = x < layout.width / 3 ? 'start' : x > (layout.width * 2) / 3 ? 'end' : 'middle';
  const edge = { start: 0, middle: x, end: layout.width }[anchor];
  return (
    <text
      className="otm-mark__name"
      x={toHalfPercent(edge)}
      y={percent(layout.names)}
      textAnchor={anchor === 'start' ? undefined : anchor}
    >
      {children}
    </text>
  );
}

/** An area of the picture, in percent of the plot. */
export interface MarkArea {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  /**
   * Where the number is.
   *
   * @defaultValue above the panels, in the middle of the area
   */
  readonly number?: { readonly x?: number; readonly y: number };
}

/** An area with the number and the name of its step. */
export interface AreaMarkProps {
  readonly step: number;
  readonly title: string;
  readonly area: MarkArea;
}

/** Tints an area, with its number above the panels. */
export function AreaMark({ step, title, area }: AreaMarkProps) {
  const { from, to, top, bottom, number } = area;
  const middle = (from + to) / 2;
  return (
    <MarkGroup step={step}>
      <rect
        className="otm-mark__tint"
        x={percent(from)}
        y={percent(top)}
        width={percent(to - from)}
        height={percent(bottom - top)}
      />
      {/* The same attributes as the tint's, which compresses to almost nothing. */}
      <rect
        className="otm-mark__edge"
        x={percent(from)}
        y={percent(top)}
        width={percent(to - from)}
        height={2}
      />
      <MarkNumber step={step} x={number?.x ?? middle} y={number?.y ?? layout.numbers} />
      <MarkName x={middle}>{title}</MarkName>
    </MarkGroup>
  );
}
