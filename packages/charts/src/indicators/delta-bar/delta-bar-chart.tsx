import type { ChartProps } from '../../plot/chart-props.ts';
import { EmptyPlot } from '../../plot/empty-plot.tsx';
import { Label, Plot } from '../../plot/plot.tsx';
import { PricePanel, scaleOfBars } from '../../plot/price-panel.tsx';
import { SignedBars } from '../../plot/signed-bars.tsx';
import { visibleBars } from '../../plot/visible-bars.ts';
import { formatSigned } from '../../text/format.ts';

/** Delta of every bar, with the span that its running value covered. */
export function DeltaBarChart({ data, words, title, description, size = 'large' }: ChartProps) {
  const bars = visibleBars(data.session.bars, size);
  const last = bars.at(-1);
  if (!last) return <EmptyPlot size={size} title={title} text={words.empty} />;
  const values = bars.map(({ delta }) => delta);
  if (size === 'card') {
    return (
      <Plot size={size} title={title} description={description}>
        <SignedBars values={values} />
      </Plot>
    );
  }
  const extremes = bars.map(({ maxDelta, minDelta }) => ({ max: maxDelta, min: minDelta }));
  return (
    <Plot size={size} title={title} description={description}>
      <PricePanel height={52} bars={bars} scale={scaleOfBars(bars)} />
      <SignedBars y={62} height={38} values={values} extremes={extremes} />
      <Label x={0} y={60}>
        {words.deltaPerBar}
      </Label>
      <Label x={100} y={60} align="end">
        {formatSigned(last.delta)}
      </Label>
    </Plot>
  );
}
