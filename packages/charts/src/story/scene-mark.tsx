import type { ReactNode } from 'react';
import { percent } from '../plot/plot.tsx';
import { layout } from './scene-layout.ts';

/** The step that a mark belongs to; both share one scroll timeline. */
interface MarkGroupProps {
  /** Counted from 1. */
  readonly step: number;
  readonly children: ReactNode;
}

/** The part of the picture that a step lights. */
const MarkGroup = ({ step, children }: MarkGroupProps) => (
  <g className="otm-mark" data-step={step}>
    {children}
  </g>
);

/** The number of a step at a place of the picture, in percent. */
const MarkNumber = ({ step, x, y }: { step: number; x: number; y: number }) => (
  <>
    <circle className="otm-mark__dot" cx={percent(x)} cy={percent(y)} r="10" />
    <text
      className="otm-mark__number"
      x={percent(x)}
      y={percent(y)}
      dy="0.36em"
      textAnchor="middle"
    >
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
      x={percent(edge)}
      y={percent(layout.names)}
      textAnchor={anchor}
    >
      {children}
    </text>
  );
}

/** A span of time: its step's number above it, and a tint through all panels. */
export interface SpanMarkProps {
  readonly step: number;
  readonly title: string;
  /** Both edges, in percent of the plot. */
  readonly from: number;
  readonly to: number;
}

/** Marks a span of time. */
export function SpanMark({ step, title, from, to }: SpanMarkProps) {
  const middle = (from + to) / 2;
  return (
    <MarkGroup step={step}>
      <rect
        className="otm-mark__tint"
        x={percent(from)}
        y={percent(layout.top - 1)}
        width={percent(to - from)}
        height={percent(layout.bottom - layout.top + 1)}
      />
      <line
        className="otm-mark__edge"
        x1={percent(from + 0.3)}
        x2={percent(to - 0.3)}
        y1={percent(layout.top - 1)}
        y2={percent(layout.top - 1)}
      />
      <MarkNumber step={step} x={middle} y={layout.numbers} />
      <MarkName x={middle}>{title}</MarkName>
    </MarkGroup>
  );
}
