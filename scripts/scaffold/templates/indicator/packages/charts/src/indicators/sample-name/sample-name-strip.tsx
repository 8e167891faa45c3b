import { barX } from '../../plot/bar-scale.ts';
import { strokes } from '../../plot/path.ts';
import { type StripDrawing, stripHeight, stripInset } from '../../stage/strip-drawing.tsx';

const [top, bottom] = [stripInset, stripHeight - stripInset];

/** The range of each bar. */
export const SampleNameStrip: StripDrawing = ({ data }) => {
  const ranges = data.bars.map(({ high, low }) => high - low);
  const largest = Math.max(...ranges, 1);
  const marks = ranges.map((range, at) => ({
    x: barX(at),
    from: bottom,
    to: Math.round(bottom - (range / largest) * (bottom - top)),
  }));
  return <path className="otm-wick" d={strokes(marks)} />;
};
