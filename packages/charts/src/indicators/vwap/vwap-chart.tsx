import type { SessionDrawingProps } from '../../figure/session-chart-definition.ts';
import { barsWidth, barX } from '../../plot/bar-scale.ts';
import { line } from '../../plot/path.ts';
import { Label, Panel } from '../../plot/plot.tsx';
import { PricePanel } from '../../plot/price-panel.tsx';
import { priceScale } from '../../plot/price-scale.ts';
import { VwapLines } from './vwap-lines.tsx';

/** The values of the shown bars, and a scale that these bars and the bands fit into. */
function layOut({ data, bars }: SessionDrawingProps, bands: number) {
  const values = data.session.vwap.slice(bars[0].index);
  const reach = (sign: number) =>
    values.map(({ vwap, sigma }) => Math.round(vwap + sign * bands * sigma));
  const scale = priceScale(
    Math.min(...bars.map(({ low }) => low), ...reach(-1)),
    Math.max(...bars.map(({ high }) => high), ...reach(1)),
  );
  return { values, scale };
}

/** Session VWAP with one band, over the line of the closes. */
export function VwapCard(props: SessionDrawingProps) {
  const { bars } = props;
  const { values, scale } = layOut(props, 1);
  return (
    <Panel box={[barsWidth(bars.length), scale.height]}>
      <path
        className="otm-close"
        d={line(bars.map(({ close }, index) => [barX(index), scale.y(close)]))}
      />
      <VwapLines values={values} scale={scale} bands={1} />
    </Panel>
  );
}

/** Session VWAP with its bands of 1 to 3 standard deviations, over the candles. */
export function VwapChart(props: SessionDrawingProps) {
  const { data, bars, labels } = props;
  const { values, scale } = layOut(props, data.bands);
  return (
    <>
      <PricePanel bars={bars} scale={scale}>
        <VwapLines values={values} scale={scale} bands={data.bands} />
      </PricePanel>
      <Label x={100} y={scale.share(data.lastVwap.vwap) * 100 - 2} align="end">
        {labels.vwap} {data.price(data.lastVwap.vwap)}
      </Label>
    </>
  );
}
