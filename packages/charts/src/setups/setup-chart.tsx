import { type ChartTextsOf, format, type SetupId, type SetupSessionPlaceholder } from '@otm/schema';
import { barsWidth, barX } from '../plot/bar-scale.ts';
import { line } from '../plot/path.ts';
import { Label, Plot } from '../plot/plot.tsx';
import { PricePanel } from '../plot/price-panel.tsx';
import { scaleOfBars } from '../plot/price-scale.ts';
import { SignedBars } from '../plot/signed-bars.tsx';
import { formatClock, formatCount, formatPrice } from '../text/format.ts';
import type { SetupCase } from './find-setups.ts';
import { setupRules } from './setup-rules.ts';

/** One session of a setup, and the texts of the setups. */
export interface SetupChartProps {
  readonly kind: SetupId;
  readonly data: SetupCase;
  readonly texts: ChartTextsOf<SetupId>;
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

/** Candles with VWAP, a line at the bar of the signal, and dashes at the target on either side. */
function SetupPrices({ bars, vwap, signal }: SetupCase) {
  const scale = scaleOfBars(bars);
  const x = barX(signal);
  const close = bars[signal]?.close ?? scale.low;
  const levels = [close + setupRules.targetTicks, close - setupRules.targetTicks]
    .filter((price) => price >= scale.low && price <= scale.high)
    .map((price) => `M${x} ${scale.y(price)}H${barsWidth(bars.length)}`)
    .join('');
  return (
    <PricePanel
      y={10}
      height={58}
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

/** One signal and what came after it. No entries, exits or results are drawn. */
export function SetupChart({ kind, data, texts }: SetupChartProps) {
  const { labels } = texts;
  const values = sessionValues(data);
  const seed = format(texts.seed, { seed: String(data.seed) });
  const outcome = `${seed}: ${data.worked ? labels.worked : labels.failed}`;
  return (
    <Plot
      size="large"
      title={outcome}
      description={values && format(texts.charts[kind].session, values)}
    >
      <SetupPrices {...data} />
      <SignedBars y={74} height={26} values={data.bars.map(({ delta }) => delta)} />
      <Label x={0} y={7}>
        {outcome}
      </Label>
    </Plot>
  );
}
