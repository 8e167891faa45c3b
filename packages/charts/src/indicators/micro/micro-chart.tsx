import type { Bar } from '@otm/orderflow';
import type { SessionDrawingProps } from '../../figure/session-chart-definition.ts';
import { barPitch, barsWidth } from '../../plot/bar-scale.ts';
import { Label, Panel } from '../../plot/plot.tsx';
import { PricePanel } from '../../plot/price-panel.tsx';
import { scaleOfBars } from '../../plot/price-scale.ts';
import { SignedBars } from '../../plot/signed-bars.tsx';
import { formatSigned } from '../../text/format.ts';
import { cardWindows, chartWindows, latestWindows } from './micro-windows.ts';

/** Dotted lines between the bars that the windows belong to. */
function BarEdges({ windows }: { readonly windows: readonly Bar[] }) {
  const edges = windows
    .map(({ parent }, index) =>
      index > 0 && parent !== windows[index - 1]?.parent ? index * barPitch : 0,
    )
    .filter(Boolean);
  return (
    <Panel box={[barsWidth(windows.length), 1]}>
      <path className="otm-zero" strokeDasharray="2 3" d={edges.map((x) => `M${x} 0v1`).join('')} />
    </Panel>
  );
}

/** Delta of the latest windows. */
export function MicroCard({ data }: SessionDrawingProps) {
  const windows = latestWindows(data.session.micro, cardWindows);
  return (
    <>
      <BarEdges windows={windows} />
      <SignedBars values={windows.map(({ delta }) => delta)} />
    </>
  );
}

/** Delta of the latest windows below their prices. */
export function MicroChart({ data, labels }: SessionDrawingProps) {
  const windows = latestWindows(data.session.micro, chartWindows);
  const shownBars = data.bars.slice(windows[0]?.parent);
  return (
    <>
      <PricePanel height={48} bars={windows} scale={scaleOfBars(windows)} />
      <BarEdges windows={windows} />
      <SignedBars y={62} height={38} values={windows.map(({ delta }) => delta)} />
      <Label x={0} y={59}>
        {labels.deltaPerWindow}
      </Label>
      <Label x={100} y={59} align="end">
        {formatSigned(shownBars.reduce((sum, { delta }) => sum + delta, 0))}
      </Label>
    </>
  );
}
