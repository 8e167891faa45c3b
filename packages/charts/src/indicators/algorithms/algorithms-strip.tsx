import { dots, type Point } from '../../plot/path.ts';
import { priceY, type StripDrawing, timeX, Wicks } from '../../stage/strip-drawing.tsx';

/** The marked trades on the bars. */
export const AlgorithmsStrip: StripDrawing = (props) => {
  const { prints } = props.data.session;
  const [x, y] = [timeX(props), priceY(props)];
  const marks = (side: number) =>
    dots(
      prints
        .filter((print) => print.side === side)
        .map(({ time, price }): Point => [x(time), y(price)]),
    );
  return (
    <>
      <Wicks {...props} />
      <path className="otm-mark otm-buy" d={marks(1)} />
      <path className="otm-mark otm-sell" d={marks(-1)} />
    </>
  );
};
