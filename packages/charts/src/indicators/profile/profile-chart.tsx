import type { ChartProps } from '../../plot/chart-props.ts';
import { EmptyPlot } from '../../plot/empty-plot.tsx';
import { Label, Plot } from '../../plot/plot.tsx';
import { PricePanel, priceScale } from '../../plot/price-panel.tsx';
import { ProfilePanel } from '../../plot/profile-panel.tsx';
import { visibleBars } from '../../plot/visible-bars.ts';
import { formatPrice } from '../../text/format.ts';

const place = { y: 2, height: 96 };

/** Volume at every price with its point of control and value area. */
export function ProfileChart({ data, words, title, description, size = 'large' }: ChartProps) {
  const { rows, area, tickSize, session } = data;
  if (!area) return <EmptyPlot size={size} title={title} text={words.empty} />;
  if (size === 'card') {
    return (
      <Plot size={size} title={title} description={description}>
        <ProfilePanel {...place} rows={rows} area={area} />
      </Plot>
    );
  }
  const scale = priceScale(rows[0]?.price ?? 0, rows.at(-1)?.price ?? 0);
  const y = (price: number) => place.y + scale.share(price) * place.height;
  return (
    <Plot size={size} title={title} description={description}>
      <PricePanel {...place} width={50} bars={visibleBars(session.bars, 'hero')} scale={scale} />
      <ProfilePanel {...place} x={52} width={48} rows={rows} area={area} />
      <Label x={100} y={Math.max(5, y(area.vah) - 1)} align="end">
        {words.vah} {formatPrice(area.vah, tickSize)}
      </Label>
      <Label x={100} y={y(area.poc) + 4.5} align="end">
        {words.poc} {formatPrice(area.poc, tickSize)}
      </Label>
      <Label x={100} y={Math.min(99, y(area.val) + 5)} align="end">
        {words.val} {formatPrice(area.val, tickSize)}
      </Label>
    </Plot>
  );
}
