import { type Bar, cumulativeDelta } from '@otm/orderflow';
import { barX } from '../../plot/bar-scale.ts';
import { line, type Point } from '../../plot/path.ts';
import { type StripDrawing, signedY } from '../../stage/strip-drawing.tsx';

/** Cumulative delta at the close of every bar. */
export const CumulativeStrip: StripDrawing = ({ data, scale }) => {
  const closes = data.bars.map((bar: Bar) => cumulativeDelta(bar).close);
  const y = signedY(closes);
  const points = closes.map((value, at): Point => [barX(at), y(value)]);
  return (
    <>
      <path
        className="otm-strip__fill"
        d={`${line([[0, y(0)], ...points, [scale.width, y(0)]])}z`}
      />
      <path className="otm-zero" d={`M0 ${y(0)}h${scale.width}`} />
      <path className="otm-swing" d={line(points)} />
    </>
  );
};
