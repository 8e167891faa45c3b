import { barX } from '../../plot/bar-scale.ts';
import { SignedStrokes, type StripDrawing } from '../../stage/strip-drawing.tsx';

/** The delta of every bar. */
export const DeltaBarStrip: StripDrawing = ({ data }) => (
  <g className="otm-strip__bars">
    <SignedStrokes marks={data.bars.map(({ delta }, at) => ({ x: barX(at), value: delta }))} />
  </g>
);
