import { barPitch } from '../../plot/bar-scale.ts';
import { line, type Point } from '../../plot/path.ts';
import { type StripDrawing, stripHeight, stripInset } from '../../stage/strip-drawing.tsx';

/** The time left of each bar, from all of it to nothing. */
export const BarTimerStrip: StripDrawing = ({ data }) => {
  const [top, bottom] = [stripInset * 3, stripHeight - stripInset * 3];
  const countdown = data.bars.flatMap((_, at): readonly Point[] => [
    [at * barPitch, top],
    [(at + 1) * barPitch, bottom],
  ]);
  return <path className="otm-close" d={line(countdown)} />;
};
