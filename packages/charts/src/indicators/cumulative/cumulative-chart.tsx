import { cumulativeDelta } from '@otm/orderflow';
import type { SessionDrawingProps } from '../../figure/session-chart-definition.ts';
import { Label } from '../../plot/plot.tsx';
import { PricePanel } from '../../plot/price-panel.tsx';
import { scaleOfBars } from '../../plot/price-scale.ts';
import { formatSigned } from '../../text/format.ts';
import { DeltaCandles } from './delta-candles.tsx';

/** The running total of delta. */
export const CumulativeCard = ({ bars }: SessionDrawingProps) => <DeltaCandles bars={bars} />;

/** The running total of delta through the session, below the price. */
export function CumulativeChart({ data, bars, labels }: SessionDrawingProps) {
  return (
    <>
      <PricePanel height={44} bars={bars} scale={scaleOfBars(bars)} />
      <DeltaCandles y={54} height={46} bars={bars} />
      <Label x={0} y={52}>
        {labels.cumulativeDelta}
      </Label>
      <Label x={100} y={52} align="end">
        {formatSigned(cumulativeDelta(data.lastBar).close)}
      </Label>
    </>
  );
}
