import type { ChartProps } from '../plot/chart-props.ts';
import { EmptyPlot } from '../plot/empty-plot.tsx';
import { line } from '../plot/path.ts';
import { Label, Plot } from '../plot/plot.tsx';
import { barX, PricePanel, priceScale, slot } from '../plot/price-panel.tsx';
import { ProfilePanel } from '../plot/profile-panel.tsx';
import { SignedBars } from '../plot/signed-bars.tsx';
import { formatPrice } from '../text/format.ts';

const price = { width: 76, height: 70 };

/** Candles with VWAP and value area, the volume profile beside them and the delta below. */
export function HeroChart(props: ChartProps) {
  const { data, words, title, description, size = 'hero' } = props;
  const { session, rows, area, tickSize } = data;
  const { bars, vwap } = session;
  if (!area) return <EmptyPlot size={size} title={title} text={words.empty} />;
  const scale = priceScale(rows[0]?.price ?? 0, rows.at(-1)?.price ?? 0);
  const width = bars.length * slot;
  const top = scale.y(area.vah + 0.5);
  const mean = line(vwap.map((value, index) => [barX(index), scale.y(value.vwap)]));
  return (
    <Plot size={size} title={title} description={description}>
      <PricePanel
        {...price}
        bars={bars}
        scale={scale}
        under={
          <>
            <path
              className="otm-value"
              d={`M0 ${top}h${width}v${scale.y(area.val - 0.5) - top}H0z`}
            />
            <path className="otm-level" d={`M0 ${scale.y(area.poc)}h${width}`} />
          </>
        }
      >
        <path className="otm-vwap" d={mean} />
      </PricePanel>
      <ProfilePanel x={78} width={22} height={price.height} rows={rows} area={area} fromRight />
      <SignedBars y={77} width={price.width} height={23} values={bars.map(({ delta }) => delta)} />
      {size !== 'card' && (
        <>
          <Label x={price.width} y={scale.share(area.poc) * price.height - 1.5} align="end">
            {words.poc} {formatPrice(area.poc, tickSize)}
          </Label>
          <Label x={0} y={76}>
            {words.deltaPerBar}
          </Label>
        </>
      )}
    </Plot>
  );
}
