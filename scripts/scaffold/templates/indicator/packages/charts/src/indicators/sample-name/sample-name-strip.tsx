import type { ReactNode } from 'react';
import { barX } from '../../plot/bar-scale.ts';
import { strokes } from '../../plot/path.ts';
import type { StageDrawingProps } from '../../stage/stage-prices.tsx';

const [top, bottom] = [8, 112];

/** The indicator’s drawing on its strip of the home page: the range of each bar. */
export function SampleNameStrip({ data }: StageDrawingProps): ReactNode {
  const ranges = data.bars.map(({ high, low }) => high - low);
  const largest = Math.max(...ranges, 1);
  const marks = ranges.map((range, at) => ({
    x: barX(at),
    from: bottom,
    to: Math.round(bottom - (range / largest) * (bottom - top)),
  }));
  return <path className="otm-wick" d={strokes(marks)} />;
}
