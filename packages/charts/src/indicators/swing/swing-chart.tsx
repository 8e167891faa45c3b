import type { Trade } from '@otm/orderflow';
import type { ChartProps } from '../../plot/chart-props.ts';
import { EmptyPlot } from '../../plot/empty-plot.tsx';
import { line, type Point } from '../../plot/path.ts';
import { Label, Panel, Plot } from '../../plot/plot.tsx';
import { barX, PricePanel, type PriceScale, scaleOfBars, slot } from '../../plot/price-panel.tsx';
import { SignedBars } from '../../plot/signed-bars.tsx';
import { placeOf, visibleBars } from '../../plot/visible-bars.ts';
import { formatSigned } from '../../text/format.ts';
import { type SwingLeg, swingLegs } from './swing-legs.ts';

const price = { y: 7, height: 58 };

/** The pivots of some legs; the last leg is drawn apart, for it may still change. */
function Legs({ points }: { points: readonly Point[] }) {
  return (
    <>
      <path className="otm-swing" d={line(points.slice(0, -1))} />
      <path className="otm-swing" strokeDasharray="3" d={line(points.slice(-2))} />
    </>
  );
}

/** Legs of a zig-zag with the delta of each, as a number and as a bar. */
export function SwingChart({ data, words, title, description, size = 'large' }: ChartProps) {
  const card = size === 'card';
  const bars = visibleBars(data.session.bars, card ? 'large' : size);
  const [first] = bars;
  if (!first) return <EmptyPlot size={size} title={title} text={words.empty} />;
  const scale = scaleOfBars(bars);
  const legs = swingLegs(data.session).filter(
    ({ from, to }) => from.time >= first.start && to.time > from.time,
  );
  const pivot = ({ time, price }: Trade): Point => [barX(placeOf(bars, time)), scale.y(price)];
  const points = [
    ...legs.slice(0, 1).map(({ from }) => pivot(from)),
    ...legs.map((leg) => pivot(leg.to)),
  ];
  const box = [bars.length * slot, scale.height] as const;
  const deltas = <SignedBars y={72} height={28} values={legs.map(({ delta }) => delta)} />;
  if (card) {
    return (
      <Plot size={size} title={title} description={description}>
        <Panel y={4} height={62} box={box}>
          <Legs points={points} />
        </Panel>
        {deltas}
      </Plot>
    );
  }
  return (
    <Plot size={size} title={title} description={description}>
      <PricePanel {...price} bars={bars} scale={scale}>
        <Legs points={points} />
      </PricePanel>
      {legs
        .filter((leg) => !leg.forming && pivot(leg.to)[0] - pivot(leg.from)[0] > box[0] * 0.13)
        .map((leg) => (
          <PivotLabel key={leg.to.time} leg={leg} scale={scale} x={pivot(leg.to)[0] / box[0]} />
        ))}
      <Label x={0} y={71}>
        {words.deltaPerSwing}
      </Label>
      {deltas}
    </Plot>
  );
}

/** The delta of a leg at the pivot where it ends: over a high, under a low. */
function PivotLabel({ leg, scale, x }: { leg: SwingLeg; scale: PriceScale; x: number }) {
  const y =
    price.y + scale.share(leg.to.price) * price.height + (leg.to.price > leg.from.price ? -1.5 : 5);
  const align = x > 0.94 ? 'end' : x > 0.06 ? 'middle' : undefined;
  return (
    <Label x={x * 100} y={y} {...(align && { align })}>
      {formatSigned(leg.delta)}
    </Label>
  );
}
