import type { Bar, Trade } from '@otm/orderflow';
import { largeRoom } from '../../figure/chart-room.ts';
import type { SessionDrawingProps } from '../../figure/session-chart-definition.ts';
import { barsWidth, barX } from '../../plot/bar-scale.ts';
import { line, type Point } from '../../plot/path.ts';
import { Label, Panel } from '../../plot/plot.tsx';
import { PricePanel } from '../../plot/price-panel.tsx';
import { scaleOfBars } from '../../plot/price-scale.ts';
import { SignedBars } from '../../plot/signed-bars.tsx';
import { barIndexAt, latestBars } from '../../session/latest-bars.ts';
import type { NonEmpty } from '../../session/non-empty.ts';
import type { TradedSession } from '../../session/traded-session.ts';
import { formatSigned } from '../../text/format.ts';
import { legsWithin, type SwingLeg } from './swing-legs.ts';

/** Where the prices and the deltas are, in percent of the plot, with room for two lines between them. */
export const swingPlaces = { price: { y: 7, height: 54 }, delta: { y: 75.5, height: 24.5 } };

const { price: pricePosition, delta: deltaPosition } = swingPlaces;

/** The legs that begin within some bars, and where their pivots lie on the panel of these bars. */
function layOut(data: TradedSession, bars: NonEmpty<Bar>) {
  const scale = scaleOfBars(bars);
  const legs = legsWithin(data, bars);
  const at = ({ time, price }: Trade): Point => [barX(barIndexAt(bars, time)), scale.y(price)];
  const points = [...legs.slice(0, 1).map(({ from }) => at(from)), ...legs.map(({ to }) => at(to))];
  return { scale, legs, at, points, deltas: legs.map(({ delta }) => delta) };
}

/** A line through the pivots; the last leg is dashed, because it may still change. */
function Legs({ points }: { readonly points: readonly Point[] }) {
  return (
    <>
      <path className="otm-swing" d={line(points.slice(0, -1))} />
      <path className="otm-swing" strokeDasharray="3" d={line(points.slice(-2))} />
    </>
  );
}

/** The zigzag, and the delta of each leg as a bar. */
export function SwingCard({ data }: SessionDrawingProps) {
  const bars = latestBars(data.bars, largeRoom);
  const { scale, points, deltas } = layOut(data, bars);
  return (
    <>
      <Panel y={4} height={62} box={[barsWidth(bars.length), scale.height]}>
        <Legs points={points} />
      </Panel>
      <SignedBars {...deltaPosition} values={deltas} />
    </>
  );
}

/** The zigzag on the candles, with the delta of each leg as a number and as a bar. */
export function SwingChart({ data, bars, labels }: SessionDrawingProps) {
  const { scale, legs, at, points, deltas } = layOut(data, bars);
  const width = barsWidth(bars.length);
  const isLabeled = ({ from, to, forming }: SwingLeg) =>
    !forming && at(to)[0] - at(from)[0] > width * 0.13;
  return (
    <>
      <PricePanel {...pricePosition} bars={bars} scale={scale}>
        <Legs points={points} />
      </PricePanel>
      {legs.filter(isLabeled).map((leg) => (
        <PivotLabel
          key={leg.to.time}
          leg={leg}
          x={at(leg.to)[0] / width}
          y={pricePosition.y + scale.share(leg.to.price) * pricePosition.height}
        />
      ))}
      <Label x={0} y={deltaPosition.y - 1}>
        {labels.deltaPerSwing}
      </Label>
      <SignedBars {...deltaPosition} values={deltas} />
    </>
  );
}

interface PivotLabelProps {
  readonly leg: SwingLeg;
  /** Horizontal position of the pivot, from 0 to 1. */
  readonly x: number;
  /** Vertical position of the pivot, in percent of the plot. */
  readonly y: number;
}

/** The delta of a leg at the pivot where it ends: above a high, below a low. */
function PivotLabel({ leg, x, y }: PivotLabelProps) {
  const align = x > 0.94 ? 'end' : x > 0.06 ? 'middle' : undefined;
  return (
    <Label x={x * 100} y={y + (leg.to.price > leg.from.price ? -1.5 : 5)} {...(align && { align })}>
      {formatSigned(leg.delta)}
    </Label>
  );
}
