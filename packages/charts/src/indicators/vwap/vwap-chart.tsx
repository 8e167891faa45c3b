import type { ChartProps } from '../../plot/chart-props.ts';
import { EmptyPlot } from '../../plot/empty-plot.tsx';
import { line, type Point } from '../../plot/path.ts';
import { Label, Panel, Plot } from '../../plot/plot.tsx';
import { barX, PricePanel, priceScale, slot } from '../../plot/price-panel.tsx';
import { visibleBars } from '../../plot/visible-bars.ts';
import { formatPrice } from '../../text/format.ts';

/** Session VWAP with its bands of 1 to 3 standard deviations. */
export function VwapChart({ data, words, title, description, size = 'large' }: ChartProps) {
  const { session, tickSize } = data;
  const bars = visibleBars(session.bars, size);
  const [first] = bars;
  if (!first) return <EmptyPlot size={size} title={title} text={words.empty} />;
  const values = session.vwap.slice(first.index);
  const bands = size === 'card' ? 1 : data.bands;
  const reach = (sign: number) =>
    values.map(({ vwap, sigma }) => Math.round(vwap + sign * bands * sigma));
  const scale = priceScale(
    Math.min(...bars.map(({ low }) => low), ...reach(-1)),
    Math.max(...bars.map(({ high }) => high), ...reach(1)),
  );
  const path = (times: number) =>
    line(values.map(({ vwap, sigma }, place) => [barX(place), scale.y(vwap + times * sigma)]));
  const steps = Array.from({ length: bands }, (_, index) => index + 1);
  const lines = (
    <>
      <path className="otm-sigma" d={steps.map((step) => path(step) + path(-step)).join('')} />
      <path className="otm-vwap" d={path(0)} />
    </>
  );
  if (size === 'card') {
    const closes = bars.map(({ close }, place): Point => [barX(place), scale.y(close)]);
    return (
      <Plot size={size} title={title} description={description}>
        <Panel box={[bars.length * slot, scale.height]}>
          <path className="otm-close" d={line(closes)} />
          {lines}
        </Panel>
      </Plot>
    );
  }
  const last = values.at(-1) as (typeof values)[number];
  return (
    <Plot size={size} title={title} description={description}>
      <PricePanel bars={bars} scale={scale}>
        {lines}
      </PricePanel>
      <Label x={100} y={scale.share(last.vwap) * 100 - 2} align="end">
        {words.vwap} {formatPrice(last.vwap, tickSize)}
      </Label>
    </Plot>
  );
}
