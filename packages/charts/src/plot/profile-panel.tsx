import type { ProfileRow, ValueArea } from '@otm/orderflow';
import { Panel, type PanelArea } from './plot.tsx';

/** Units of the longest row. */
export const longestRow = 100;

/** Rows of a profile, and where the panel lies. */
export interface ProfilePanelProps extends PanelArea {
  readonly rows: readonly Readonly<ProfileRow>[];
  readonly area: ValueArea;
  /** Whether the rows grow from the right edge. */
  readonly fromRight?: boolean;
  /** Empty units after the longest row, for labels; the bounds run through them. */
  readonly room?: number;
}

/**
 * Volume per price: rows of the value area are brighter; its bounds and the POC are lines across the
 * panel.
 */
export function ProfilePanel({ rows, area, fromRight, room = 0, ...position }: ProfilePanelProps) {
  const maxVolume = Math.max(1, ...rows.map(({ volume }) => volume));
  const lines = rows.map(({ price, volume }, index) => ({
    price,
    y: rows.length - index - 0.5,
    length: Math.round((volume * longestRow) / maxVolume),
  }));
  const isInside = (price: number) => price >= area.val && price <= area.vah;
  const path = (wanted: typeof lines) =>
    wanted
      .filter(({ length }) => length > 0)
      .map(({ y, length }) => (fromRight ? `M${longestRow} ${y}h${-length}` : `M0 ${y}h${length}`))
      .join('');
  const bounds = lines
    .flatMap(({ price, y }) => [
      ...(price === area.vah ? [y - 0.5] : []),
      ...(price === area.val ? [y + 0.5] : []),
    ])
    .map((y) => `M0 ${y}h${longestRow + room}`)
    .join('');
  return (
    <Panel {...position} box={[longestRow + room, rows.length]}>
      <path className="otm-bound" d={bounds} />
      <path className="otm-row" d={path(lines.filter(({ price }) => !isInside(price)))} />
      <path className="otm-row-in" d={path(lines.filter(({ price }) => isInside(price)))} />
      <path
        className="otm-poc"
        d={`${lines.filter(({ price }) => price === area.poc).map(({ y }) => `M0 ${y}`)}h${longestRow}`}
      />
    </Panel>
  );
}
