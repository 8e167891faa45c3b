import type { SessionDrawingProps } from '../../figure/session-chart-definition.ts';
import { Label } from '../../plot/plot.tsx';
import { PricePanel } from '../../plot/price-panel.tsx';
import { scaleOfBars } from '../../plot/price-scale.ts';
import { SignedBars } from '../../plot/signed-bars.tsx';
import { formatSigned } from '../../text/format.ts';

/** Delta of the latest bars. */
export const DeltaBarCard = ({ bars }: SessionDrawingProps) => (
  <SignedBars values={bars.map(({ delta }) => delta)} />
);

/** Delta of every bar, with the span that its running value covered, below the price. */
export function DeltaBarChart({ data, bars, labels }: SessionDrawingProps) {
  return (
    <>
      <PricePanel height={52} bars={bars} scale={scaleOfBars(bars)} />
      <SignedBars
        y={62}
        height={38}
        values={bars.map(({ delta }) => delta)}
        extremes={bars.map(({ maxDelta, minDelta }) => ({ max: maxDelta, min: minDelta }))}
      />
      <Label x={0} y={60}>
        {labels.deltaPerBar}
      </Label>
      <Label x={100} y={60} align="end">
        {formatSigned(data.lastBar.delta)}
      </Label>
    </>
  );
}
