import type { Bar } from '@otm/orderflow';
import type { ChartProps } from '../../plot/chart-props.ts';
import { EmptyPlot } from '../../plot/empty-plot.tsx';
import { Label, Panel, Plot } from '../../plot/plot.tsx';
import { PricePanel, scaleOfBars, slot } from '../../plot/price-panel.tsx';
import { SignedBars } from '../../plot/signed-bars.tsx';
import { formatSigned } from '../../text/format.ts';

/** The latest windows, from the first one of a bar on. */
function latest(windows: readonly Bar[], room: number): readonly Bar[] {
  const shown = windows.slice(-room);
  const start = shown.findIndex(
    ({ parent }, index) => parent !== windows[windows.length - room + index - 1]?.parent,
  );
  return shown.slice(Math.max(0, start));
}

/** Delta inside the bars, in windows of a fixed number of trades. */
export function MicroChart({ data, words, title, description, size = 'large' }: ChartProps) {
  const { session } = data;
  const windows = latest(session.micro, size === 'card' ? 30 : 60);
  const last = windows.at(-1);
  if (!last) return <EmptyPlot size={size} title={title} text={words.empty} />;
  const values = windows.map(({ delta }) => delta);
  const width = windows.length * slot;
  const parents = windows.map(({ parent }) => parent);
  const edges = parents
    .map((parent, index) => (index > 0 && parent !== parents[index - 1] ? index * slot : 0))
    .filter(Boolean);
  const edge = (
    <path className="otm-zero" strokeDasharray="2 3" d={edges.map((x) => `M${x} 0v1`).join('')} />
  );
  if (size === 'card') {
    return (
      <Plot size={size} title={title} description={description}>
        <Panel box={[width, 1]}>{edge}</Panel>
        <SignedBars values={values} />
      </Plot>
    );
  }
  const firstBar = session.bars[parents[0] as number] as Bar;
  return (
    <Plot size={size} title={title} description={description}>
      <PricePanel height={48} bars={windows} scale={scaleOfBars(windows)} />
      <Panel box={[width, 1]}>{edge}</Panel>
      <SignedBars y={62} height={38} values={values} />
      <Label x={0} y={59}>
        {words.deltaPerWindow}
      </Label>
      <Label x={100} y={59} align="end">
        {formatSigned(
          session.bars.slice(firstBar.index).reduce((sum, { delta }) => sum + delta, 0),
        )}
      </Label>
    </Plot>
  );
}
