import type { ProfileRow, ValueArea } from '@otm/orderflow';
import { type Area, Panel } from './plot.tsx';

const width = 100;

/** Props of {@link ProfilePanel}. */
export interface ProfilePanelProps extends Area {
  readonly rows: readonly Readonly<ProfileRow>[];
  readonly area: ValueArea | undefined;
  /** Whether the rows grow from the right edge. */
  readonly fromRight?: boolean;
}

/** Volume per price; the rows of the value area are brighter, the POC is a line through all. */
export function ProfilePanel({ rows, area, fromRight, ...place }: ProfilePanelProps) {
  const most = Math.max(1, ...rows.map(({ volume }) => volume));
  const lines = rows.map(({ price, volume }, index) => ({
    price,
    y: rows.length - index - 0.5,
    length: Math.round((volume * width) / most),
  }));
  const inside = (price: number) => area && price >= area.val && price <= area.vah;
  const path = (wanted: typeof lines) =>
    wanted
      .filter(({ length }) => length > 0)
      .map(({ y, length }) => (fromRight ? `M${width} ${y}h${-length}` : `M0 ${y}h${length}`))
      .join('');
  return (
    <Panel {...place} box={[width, rows.length || 1]}>
      <path className="otm-row" d={path(lines.filter(({ price }) => !inside(price)))} />
      <path className="otm-row-in" d={path(lines.filter(({ price }) => inside(price)))} />
      <path
        className="otm-poc"
        d={`${lines.filter(({ price }) => price === area?.poc).map(({ y }) => `M0 ${y}`)}h${width}`}
      />
    </Panel>
  );
}
