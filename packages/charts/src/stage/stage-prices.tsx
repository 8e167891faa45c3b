import { barX } from '../plot/bar-scale.ts';
import { line, type Point } from '../plot/path.ts';
import { Panel } from '../plot/plot.tsx';
import { StageCandles } from './stage-candles.tsx';
import type { StageScale } from './stage-scale.ts';
import type { StageData } from './stage-tape.ts';

/** A session, or as much of it as has been replayed, and the scales of the entire one. */
export interface StageDrawingProps {
  readonly data: StageData;
  readonly scale: StageScale;
}

/** Candles and VWAP; below them the value area with its edges and the POC. */
export function StagePrices({ data, scale }: StageDrawingProps) {
  const { area, bars, session } = data;
  const { prices, width } = scale;
  const top = prices.y(area.vah + 0.5);
  const bottom = prices.y(area.val - 0.5);
  const across = (y: number) => `M0 ${y}h${width}`;
  const vwap = session.vwap.map(({ vwap }, at): Point => [barX(at), prices.y(vwap)]);
  const under = (
    <Panel box={[width, prices.height]}>
      <path className="otm-value" d={`${across(top)}v${bottom - top}H0z`} />
      <path className="otm-edge" d={across(top) + across(bottom)} />
      <path className="otm-level" d={across(prices.y(area.poc))} />
    </Panel>
  );
  return (
    <>
      {under}
      <StageCandles bars={bars} scale={scale} />
      <Panel box={[width, prices.height]}>
        <path className="otm-vwap" d={line(vwap)} />
      </Panel>
    </>
  );
}

/** Labels of the lines, each next to its own. */
export function StageLevels({ data, scale, labels }: StageDrawingProps & StageLevelLabels) {
  const { area, lastBar, lastVwap } = data;
  const y = (price: number) => `${Math.round(scale.prices.share(price) * 1000) / 10}%`;
  const isBelow = lastBar.close > lastVwap.vwap;
  return (
    <>
      <text x="8" dy="-6" y={y(area.vah + 0.5)}>
        {labels.vah}
      </text>
      <text x="8" dy="-6" y={y(area.val - 0.5)}>
        {labels.val}
      </text>
      <text
        className="otm-session__vwap"
        x="100%"
        dx="-8"
        dy={isBelow ? 26 : -10}
        y={y(lastVwap.vwap)}
        textAnchor="end"
      >
        {labels.vwap}
      </text>
    </>
  );
}

interface StageLevelLabels {
  readonly labels: { readonly vwap: string; readonly vah: string; readonly val: string };
}
