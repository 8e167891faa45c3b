import { type Bar, cumulativeDelta } from '@otm/orderflow';
import type { IndicatorId } from '@otm/schema';
import type { ReactNode } from 'react';
import { barPitch, barX } from '../plot/bar-scale.ts';
import { dots, line, type Point, rowStrokes, strokes } from '../plot/path.ts';
import { signedScale } from '../plot/signed-scale.ts';
import { stageSpans } from './stage-clock.ts';
import type { StageDrawingProps } from './stage-prices.tsx';

/** Units of a strip's height. */
export const stripHeight = 120;

/** Units kept free at the top and the bottom. */
const inset = 8;

/** A drawing on the strip of an indicator. */
type Drawing = (props: StageDrawingProps) => ReactNode;

const priceY =
  ({ scale: { prices } }: StageDrawingProps) =>
  (price: number) =>
    Math.round(inset + prices.share(price) * (stripHeight - 2 * inset));

const timeX =
  ({ data, scale }: StageDrawingProps) =>
  (time: number) =>
    Math.round((time / (data.bars.length * data.session.settings.bar.length)) * scale.width);

const inner = (values: readonly number[]) => {
  const y = signedScale(values, stripHeight - 2 * inset);
  return (value: number) => y(value) + inset;
};

/** High and low of every bar, as context. */
const Wicks: Drawing = (props) => {
  const y = priceY(props);
  const marks = props.data.bars.map(({ high, low }, at) => ({
    x: barX(at),
    from: y(high),
    to: y(low),
  }));
  return <path className="otm-wick" d={strokes(marks)} />;
};

const Algorithms: Drawing = (props) => {
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

/** Values around a zero line, one per bar or window. */
function SignedStrokes({ marks }: { readonly marks: readonly { x: number; value: number }[] }) {
  const y = inner(marks.map(({ value }) => value));
  const path = (wanted: (value: number) => boolean) =>
    strokes(
      marks
        .filter(({ value }) => wanted(value))
        .map(({ x, value }) => ({ x, from: y(0), to: y(value) })),
    );
  return (
    <>
      <path className="otm-buy" d={path((value) => value > 0)} />
      <path className="otm-sell" d={path((value) => value < 0)} />
      <path className="otm-zero" d={`M0 ${y(0)}h9999`} />
    </>
  );
}

const DeltaBar: Drawing = ({ data }) => (
  <g className="otm-strip__bars">
    <SignedStrokes marks={data.bars.map(({ delta }, at) => ({ x: barX(at), value: delta }))} />
  </g>
);

const Micro: Drawing = (props) => {
  const x = timeX(props);
  return (
    <SignedStrokes
      marks={props.data.session.micro.map(({ start, delta }) => ({ x: x(start), value: delta }))}
    />
  );
};

const Swing: Drawing = (props) => {
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

const Cumulative: Drawing = ({ data, scale }) => {
  const closes = data.bars.map((bar: Bar) => cumulativeDelta(bar).close);
  const y = inner(closes);
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

const Vwap: Drawing = (props) => {
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

/** A profile per part, each growing from the start of its part. */
const Profile: Drawing = (props) => {
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

/** The time left of each bar, from all of it to nothing. */
const BarTimer: Drawing = ({ data }) => {
  const [top, bottom] = [inset * 3, stripHeight - inset * 3];
  const countdown = data.bars.flatMap((_, at): readonly Point[] => [
    [at * barPitch, top],
    [(at + 1) * barPitch, bottom],
  ]);
  return <path className="otm-close" d={line(countdown)} />;
};

/** The strip of every indicator: its own reading of the session, all on one clock. */
export const stripDrawings: Readonly<Record<IndicatorId, Drawing>> = {
  algorithms: Algorithms,
  swing: Swing,
  micro: Micro,
  cumulative: Cumulative,
  'delta-bar': DeltaBar,
  profile: Profile,
  vwap: Vwap,
  'bar-timer': BarTimer,
};
