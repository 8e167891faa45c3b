import type { ComponentProps } from 'react';
import { type ChartSize, Panel, Plot } from '../plot/plot.tsx';
import type { ChartData } from '../session/chart-data.ts';

/** The session, the name of the picture, and the attributes of its root. */
export interface NotFoundMotifProps extends ComponentProps<'svg'> {
  /** The session, from `computeSession` or `chartData`. */
  readonly data: ChartData;
  /** The picture's accessible name. */
  readonly title: string;
  /**
   * Sets only the proportions: the picture has no labels at any size.
   *
   * @defaultValue `large`
   */
  readonly size?: ChartSize;
}

/** The session's profile with a gap where its point of control should be. */
export function NotFoundMotif({ data, title, size = 'large', ...rest }: NotFoundMotifProps) {
  const { rows, area } = data;
  const maxVolume = Math.max(1, ...rows.map(({ volume }) => volume));
  const lines = rows
    .map(({ price, volume }, index) => ({ price, y: rows.length - index - 0.5, volume }))
    .filter(({ price, volume }) => volume > 0 && price !== area?.poc)
    .map(({ y, volume }) => `M0 ${y}h${Math.round((volume * 100) / maxVolume)}`);
  return (
    <Plot size={size} title={title} {...rest}>
      <Panel y={3} height={94} box={[100, rows.length || 1]}>
        <path className="otm-row" d={lines.join('')} />
      </Panel>
    </Plot>
  );
}
