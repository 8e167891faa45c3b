import type { SessionDrawingProps } from '../../figure/session-chart-definition.ts';
import { Label } from '../../plot/plot.tsx';
import { PricePanel } from '../../plot/price-panel.tsx';
import { scaleOfRows } from '../../plot/price-scale.ts';
import { ProfilePanel } from '../../plot/profile-panel.tsx';

const position = { y: 2, height: 96 };

/** Volume at every price. */
export const ProfileCard = ({ data }: SessionDrawingProps) => (
  <ProfilePanel {...position} rows={data.rows} area={data.area} />
);

/** Volume at every price with its point of control and value area, next to the candles. */
export function ProfileChart({ data, labels }: SessionDrawingProps) {
  const { rows, area, bars, price } = data;
  const scale = scaleOfRows(rows);
  const y = (level: number) => position.y + scale.share(level) * position.height;
  return (
    <>
      <PricePanel {...position} width={50} bars={bars} scale={scale} />
      <ProfilePanel {...position} x={52} width={48} rows={rows} area={area} />
      <Label x={100} y={Math.max(5, y(area.vah) - 1)} align="end">
        {labels.vah} {price(area.vah)}
      </Label>
      <Label x={100} y={y(area.poc) + 4.5} align="end">
        {labels.poc} {price(area.poc)}
      </Label>
      <Label x={100} y={Math.min(99, y(area.val) + 5)} align="end">
        {labels.val} {price(area.val)}
      </Label>
    </>
  );
}
