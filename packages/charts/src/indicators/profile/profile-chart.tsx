import type { SessionDrawingProps } from '../../figure/session-chart-definition.ts';
import { Label } from '../../plot/plot.tsx';
import { PricePanel } from '../../plot/price-panel.tsx';
import { scaleOfRows } from '../../plot/price-scale.ts';
import { longestRow, ProfilePanel } from '../../plot/profile-panel.tsx';

const position = { y: 2, height: 96 };

/** Volume at every price. */
export const ProfileCard = ({ data }: SessionDrawingProps) => (
  <ProfilePanel {...position} rows={data.rows} area={data.area} />
);

/** Room for a label above and below the rows. */
const labeled = { y: 7, height: 86 };
const panel = { x: 28, width: 72 };
/** Wide enough for the label of the point of control at 320 px, even with wide text spacing. */
const room = 190;
/** Where the longest row ends, which is that of the point of control. */
const rowsEnd = panel.x + (panel.width * longestRow) / (longestRow + room);

/** Volume at every price with its point of control and value area, next to the candles. */
export function ProfileChart({ data, labels }: SessionDrawingProps) {
  const { rows, area, bars, price } = data;
  const scale = scaleOfRows(rows);
  const y = (level: number) => labeled.y + scale.share(level) * labeled.height;
  const halfRow = labeled.height / rows.length / 2;
  return (
    <>
      <PricePanel {...labeled} width={26} bars={bars} scale={scale} />
      <ProfilePanel {...labeled} {...panel} rows={rows} area={area} room={room} />
      <Label x={100} y={y(area.vah) - halfRow - 1} align="end">
        {labels.vah} {price(area.vah)}
      </Label>
      <Label x={rowsEnd + 1} y={y(area.poc) + 1.5}>
        {labels.poc} {price(area.poc)}
      </Label>
      <Label x={100} y={y(area.val) + halfRow + 4.5} align="end">
        {labels.val} {price(area.val)}
      </Label>
    </>
  );
}
