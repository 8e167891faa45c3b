import { barPitch } from '../../plot/bar-scale.ts';
import { rowStrokes } from '../../plot/path.ts';
import { stageSpans } from '../../stage/stage-clock.ts';
import { priceY, type StripDrawing } from '../../stage/strip-drawing.tsx';

/** A profile per part, each growing from the start of its part. */
export const ProfileStrip: StripDrawing = (props) => {
  const { bars, profiles } = props.data;
  const y = priceY(props);
  const rows = profiles.flatMap((profile, index) => {
    const { start = 0, end = 0 } = stageSpans[index] ?? {};
    const most = Math.max(1, ...profile.map(({ volume }) => volume));
    const from = bars.filter((bar) => bar.start < start).length * barPitch;
    const room = (bars.filter((bar) => bar.start < end).length * barPitch - from) * 0.92;
    return profile.map(({ price, volume }) => ({
      y: y(price),
      from,
      to: from + Math.round((volume * room) / most),
    }));
  });
  return (
    <path className="otm-strip__rows" d={rowStrokes(rows.filter(({ from, to }) => to > from))} />
  );
};
