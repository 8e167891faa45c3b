import { sampleName as rangeOf } from '@otm/orderflow';
import type { SessionDrawingProps } from '../../figure/session-chart-definition.ts';
import { Label } from '../../plot/plot.tsx';
import { PricePanel } from '../../plot/price-panel.tsx';
import { scaleOfBars } from '../../plot/price-scale.ts';
import { SignedBars } from '../../plot/signed-bars.tsx';

/** The latest bars’ values. */
export const SampleNameCard = ({ bars }: SessionDrawingProps) => (
  <SignedBars values={bars.map(rangeOf)} />
);

/** The value of every bar below the price. */
export function SampleNameChart({ data, bars }: SessionDrawingProps) {
  return (
    <>
      <PricePanel height={52} bars={bars} scale={scaleOfBars(bars)} />
      <SignedBars y={62} height={38} values={bars.map(rangeOf)} />
      <Label x={100} y={60} align="end">
        {data.price(rangeOf(data.lastBar))}
      </Label>
    </>
  );
}
