import type { ReactNode } from 'react';
import { barX } from '../plot/bar-scale.ts';
import { strokes } from '../plot/path.ts';
import { signedScale } from '../plot/signed-scale.ts';
import type { StageDrawingProps } from './stage-prices.tsx';

/** Units of a strip's height. */
export const stripHeight = 120;

/** Units kept free at the top and the bottom. */
export const stripInset = 8;

/** The drawing on the strip of an indicator: its own reading of the session, on the stage's clock. */
export type StripDrawing = (props: StageDrawingProps) => ReactNode;

/** Returns the scale of prices. */
export const priceY =
  ({ scale: { prices } }: StageDrawingProps) =>
  (price: number) =>
    Math.round(stripInset + prices.share(price) * (stripHeight - 2 * stripInset));

/** Returns the scale of times. */
export const timeX =
  ({ data, scale }: StageDrawingProps) =>
  (time: number) =>
    Math.round((time / (data.bars.length * data.session.settings.bar.length)) * scale.width);

/** Returns a scale for values above and below zero. */
export const signedY = (values: readonly number[]) => {
  const y = signedScale(values, stripHeight - 2 * stripInset);
  return (value: number) => y(value) + stripInset;
};

/** High and low of every bar, as context. */
export const Wicks: StripDrawing = (props) => {
  const y = priceY(props);
  const marks = props.data.bars.map(({ high, low }, at) => ({
    x: barX(at),
    from: y(high),
    to: y(low),
  }));
  return <path className="otm-wick" d={strokes(marks)} />;
};

/** The values that strokes from zero show, and where. */
interface SignedStrokesProps {
  readonly marks: readonly { readonly x: number; readonly value: number }[];
}

/** Values around a zero line, one per bar or window. */
export function SignedStrokes({ marks }: SignedStrokesProps) {
  const y = signedY(marks.map(({ value }) => value));
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
