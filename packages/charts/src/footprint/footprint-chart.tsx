import { type BarSize, createSession, type Trade } from '@otm/orderflow';
import { createVolumeProfile } from '@otm/orderflow/volume-profile';
import type { ChartProps } from '../plot/chart-props.ts';
import { EmptyPlot } from '../plot/empty-plot.tsx';
import { Label, Panel, Plot } from '../plot/plot.tsx';
import { defaultSettings } from '../session/compute-session.ts';
import { formatCount, formatPrice } from '../text/format.ts';
import { type FootprintRow, imbalances } from './imbalance.ts';

/** The footprint of one bar. */
export interface Footprint {
  readonly seed: number;
  readonly tickSize: number;
  /** From the lowest price to the highest. */
  readonly rows: readonly FootprintRow[];
}

/** The footprint of the bar with most diagonal imbalances; the first when several have as many. */
export function computeFootprint(
  trades: Iterable<Trade>,
  seed: number,
  bar: BarSize = { unit: 'trades', length: 200 },
  tickSize = 0.25,
): Footprint {
  const session = createSession({ ...defaultSettings, bar });
  const profiles: ReturnType<typeof createVolumeProfile>[] = [];
  for (const trade of trades) {
    const side = session.add(trade);
    const index = session.bars.length - 1;
    profiles[index] ??= createVolumeProfile();
    profiles[index].add(trade, side);
  }
  const marked = (rows: readonly FootprintRow[]) =>
    rows.filter(({ buyImbalance, sellImbalance }) => buyImbalance || sellImbalance).length;
  const footprints = profiles.map((profile) => imbalances(profile.rows()));
  const rows = footprints.reduce((best, next) => (marked(next) > marked(best) ? next : best), []);
  return { seed, tickSize, rows };
}

/** Props of {@link FootprintChart}. */
export interface FootprintChartProps extends Omit<ChartProps, 'data'> {
  readonly data: Footprint;
}

const top = 9;

/**
 * One bar row by row: sells at the bid on the left, buys at the ask on the right. The framed
 * numbers are diagonal imbalances; a stacked one has a second frame.
 */
export function FootprintChart(props: FootprintChartProps) {
  const { data, words, title, description, size = 'tall' } = props;
  if (data.rows.length === 0) return <EmptyPlot size={size} title={title} text={words.empty} />;
  const rows = data.rows.toReversed();
  const step = (100 - top) / rows.length;
  const frame = (wanted: (row: FootprintRow) => boolean, x: number, inset: number) =>
    rows
      .map((row, index) => ({ row, y: index * 20 }))
      .filter(({ row }) => wanted(row))
      .map(
        ({ y }) =>
          `M${x + inset} ${y + 1 + inset}h${300 - 2 * inset}v${18 - 2 * inset}h${2 * inset - 300}z`,
      )
      .join('');
  const paths = (wanted: 'buyImbalance' | 'sellImbalance', x: number) =>
    frame((row) => row[wanted], x, 0) + frame((row) => row[wanted] && row.stacked, x, 4);
  return (
    <Plot size={size} title={title} description={description}>
      <Panel y={top} height={100 - top} box={[1000, rows.length * 20]}>
        <path className="otm-frame otm-sell" d={paths('sellImbalance', 340)} />
        <path className="otm-frame otm-buy" d={paths('buyImbalance', 680)} />
      </Panel>
      <Label x={49} y={top - 3} align="middle">
        {words.sells}
      </Label>
      <Label x={83} y={top - 3} align="middle">
        {words.buys}
      </Label>
      {rows.map(({ price, buy, sell }, index) => {
        const y = top + (index + 0.72) * step;
        return (
          <g key={price}>
            <Label x={1} y={y}>
              {formatPrice(price, data.tickSize)}
            </Label>
            <Label x={49} y={y} align="middle">
              {formatCount(sell)}
            </Label>
            <Label x={83} y={y} align="middle">
              {formatCount(buy)}
            </Label>
          </g>
        );
      })}
    </Plot>
  );
}
