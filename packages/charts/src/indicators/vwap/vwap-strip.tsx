import { barX } from '../../plot/bar-scale.ts';
import { line, type Point } from '../../plot/path.ts';
import { priceY, type StripDrawing, Wicks } from '../../stage/strip-drawing.tsx';

/** VWAP and its bands on the bars. */
export const VwapStrip: StripDrawing = (props) => {
  const { bands, session } = props.data;
  const y = priceY(props);
  const curve = (sigmas: number) =>
    line(session.vwap.map(({ vwap, sigma }, at): Point => [barX(at), y(vwap + sigmas * sigma)]));
  return (
    <>
      <Wicks {...props} />
      <path className="otm-sigma" d={curve(bands) + curve(-bands)} />
      <path className="otm-vwap" d={curve(0)} />
    </>
  );
};
