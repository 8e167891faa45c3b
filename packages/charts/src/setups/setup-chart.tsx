import {
  type ChartLabels,
  type ChartTextsOf,
  format,
  type SetupId,
  type SetupSessionPlaceholder,
} from '@otm/schema';
import type { ComponentProps } from 'react';
import { barsWidth, barX } from '../plot/bar-scale.ts';
import { line } from '../plot/path.ts';
import { Label, Plot } from '../plot/plot.tsx';
import { PricePanel } from '../plot/price-panel.tsx';
import { type PriceScale, priceScale, scaleOfBars } from '../plot/price-scale.ts';
import { SignedBars } from '../plot/signed-bars.tsx';
import { formatClock, formatCount, formatPrice, formatSigned } from '../text/format.ts';
import type { SetupCase } from './find-setups.ts';
import { setupRules } from './setup-rules.ts';

/** One session of a setup, and the texts of the setups. */
interface SetupSession {
  /** The setup that signals in `data`; it selects the description. */
  readonly kind: SetupId;
  /** One of the sessions from `findSetups`. */
  readonly data: SetupCase;
  /** All texts of the charts, or those of both setups. */
  readonly texts: ChartTextsOf<SetupId>;
}

/** One session of a setup with its texts, and the attributes of the chart. */
export interface SetupChartProps
  extends SetupSession,
    Omit<ComponentProps<'svg'>, keyof SetupSession> {}

interface SetupPricesProps {
  readonly data: SetupCase;
  readonly scale: PriceScale;
}

/** Returns the values of the description's placeholders, read from the drawn bars. */
function sessionValues({
  bars,
  signal,
  tickSize,
}: SetupCase): Record<SetupSessionPlaceholder, string> | undefined {
  const bar = bars[signal];
  const later = bars.slice(signal + 1);
  if (!bar || later.length === 0) return undefined;
  return {
    time: formatClock(bar.start),
    close: formatPrice(bar.close, tickSize),
    bars: formatCount(later.length),
    low: formatPrice(Math.min(...later.map(({ low }) => low)), tickSize),
    high: formatPrice(Math.max(...later.map(({ high }) => high)), tickSize),
  };
}

/** Names the session and its outcome. */
export function setupTitle({ seed, worked }: SetupCase, texts: SetupChartProps['texts']): string {
  const { labels } = texts;
  return `${format(texts.seed, { seed: String(seed) })}: ${worked ? labels.worked : labels.failed}`;
}

/** Describes the bars after the signal. */
export function setupDescription({ kind, data, texts }: SetupSession): string | undefined {
  const values = sessionValues(data);
  return values && format(texts.charts[kind].session, values);
}

/** With room above for the name of a target at the upper edge. */
const area = { y: 8, height: 60 };

/** The distances in ticks that decide, and their prices. */
function targetsOf({ bars, signal }: SetupCase) {
  const close = bars[signal]?.close;
  return close === undefined
    ? []
    : [setupRules.targetTicks, -setupRules.targetTicks].map((ticks) => ({
        ticks,
        price: close + ticks,
      }));
}

/** The scale of the bars and both targets, also of one that price never came near. */
function scaleOf(data: SetupCase): PriceScale {
  const { low, high } = scaleOfBars(data.bars);
  const prices = targetsOf(data).map(({ price }) => price);
  return priceScale(Math.min(low, ...prices), Math.max(high, ...prices));
}

/** Candles with VWAP, a line at the bar of the signal, and dashes at the target on either side. */
function SetupPrices({ data, scale }: SetupPricesProps) {
  const { bars, vwap, signal } = data;
  const x = barX(signal);
  const levels = targetsOf(data)
    .map(({ price }) => `M${x} ${scale.y(price)}H${barsWidth(bars.length)}`)
    .join('');
  return (
    <PricePanel
      {...area}
      bars={bars}
      scale={scale}
      under={<path className="otm-zero" d={`M${x} 0v${scale.height}`} />}
    >
      <path
        className="otm-vwap"
        d={line(vwap.map((value, index) => [barX(index), scale.y(value.vwap)]))}
      />
      <path className="otm-level" d={levels} />
    </PricePanel>
  );
}

/** Names the line of the signal, and each target where its dashes start: price is still far away. */
function SetupNames({ data, scale, labels }: SetupPricesProps & { labels: ChartLabels }) {
  const { bars, signal } = data;
  const x = (barX(signal) * 100) / barsWidth(bars.length);
  return (
    <>
      <Label x={x - 1} y={area.y + 4} align="end">
        {labels.signal}
      </Label>
      {targetsOf(data).map(({ ticks, price }) => (
        <Label key={ticks} x={x + 1} y={area.y + scale.share(price) * area.height - 1}>
          {format(labels.ticks, { ticks: formatSigned(ticks) })}
        </Label>
      ))}
    </>
  );
}

/** One signal and what came after it. No entries, exits or results are drawn. */
export function SetupChart(props: SetupChartProps) {
  const { kind, data, texts, ...rest } = props;
  const scale = scaleOf(data);
  return (
    <Plot
      size="pair"
      title={setupTitle(data, texts)}
      description={setupDescription({ kind, data, texts })}
      {...rest}
    >
      <SetupPrices data={data} scale={scale} />
      <SetupNames data={data} scale={scale} labels={texts.labels} />
      <SignedBars y={74} height={26} values={data.bars.map(({ delta }) => delta)} />
    </Plot>
  );
}
