import { line, type Point } from '../../plot/path.ts';
import { priceY, type StripDrawing, timeX, Wicks } from '../../stage/strip-drawing.tsx';

/** The zigzag on the bars. */
export const SwingStrip: StripDrawing = (props) => {
  const { session, lastTrade } = props.data;
  const [x, y] = [timeX(props), priceY(props)];
  const turns = [...session.pivots, lastTrade].map(({ time, price }): Point => [x(time), y(price)]);
  return (
    <>
      <Wicks {...props} />
      <path className="otm-swing" d={line(turns)} />
    </>
  );
};
