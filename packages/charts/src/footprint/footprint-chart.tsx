import type { ChartLabels } from '@otm/schema';
import { EmptyPlot } from '../plot/empty-plot.tsx';
import { Label, Panel, Plot } from '../plot/plot.tsx';
import { formatCount, formatPrice } from '../text/format.ts';
import type { Footprint } from './compute-footprint.ts';
import type { FootprintRow } from './imbalance.ts';

/** The footprint of one bar, and the texts of its chart. */
export interface FootprintChartProps {
  readonly data: Footprint;
  readonly labels: ChartLabels;
  readonly title: string;
  /** Omitted for a bar without trades. */
  readonly description?: string | undefined;
}

/** Share of the plot above the rows, in percent. */
const top = 9;
/** Units of a row and of a framed cell. */
const rowHeight = 20;
const cellWidth = 300;
/** Where the columns of numbers are centered, in percent of the plot. */
const columns = { sells: 49, buys: 83 };

/** Path data of frames around the cells of the wanted rows. */
const frames = (
  rows: readonly FootprintRow[],
  isWanted: (row: FootprintRow) => boolean,
  x: number,
  inset: number,
) =>
  rows
    .map((row, index) => ({ row, y: index * rowHeight + 1 + inset }))
    .filter(({ row }) => isWanted(row))
    .map(
      ({ y }) =>
        `M${x + inset} ${y}h${cellWidth - 2 * inset}v${rowHeight - 2 - 2 * inset}h${2 * inset - cellWidth}z`,
    )
    .join('');

/** Frames of the imbalances of one side, with a second frame inside each stacked one. */
const imbalanceFrames = (
  rows: readonly FootprintRow[],
  side: 'buyImbalance' | 'sellImbalance',
  x: number,
) => frames(rows, (row) => row[side], x, 0) + frames(rows, (row) => row[side] && row.stacked, x, 4);

/**
 * One bar row by row: sells at the bid on the left, buys at the ask on the right. Framed numbers are
 * diagonal imbalances; a stacked one has a second frame.
 */
export function FootprintChart({ data, labels, title, description }: FootprintChartProps) {
  const rows = data.rows.toReversed();
  if (rows.length === 0) return <EmptyPlot size="tall" title={title} text={labels.empty} />;
  const step = (100 - top) / rows.length;
  return (
    <Plot size="tall" title={title} description={description}>
      <Panel y={top} height={100 - top} box={[1000, rows.length * rowHeight]}>
        <path className="otm-frame otm-sell" d={imbalanceFrames(rows, 'sellImbalance', 340)} />
        <path className="otm-frame otm-buy" d={imbalanceFrames(rows, 'buyImbalance', 680)} />
      </Panel>
      <Label x={columns.sells} y={top - 3} align="middle">
        {labels.sells}
      </Label>
      <Label x={columns.buys} y={top - 3} align="middle">
        {labels.buys}
      </Label>
      {rows.map((row, index) => (
        <RowLabels
          key={row.price}
          row={row}
          tickSize={data.tickSize}
          y={top + (index + 0.72) * step}
        />
      ))}
    </Plot>
  );
}

interface RowLabelsProps {
  readonly row: FootprintRow;
  readonly tickSize: number;
  readonly y: number;
}

/** Price, sells and buys of a row. */
function RowLabels({ row, tickSize, y }: RowLabelsProps) {
  return (
    <g>
      <Label x={1} y={y}>
        {formatPrice(row.price, tickSize)}
      </Label>
      <Label x={columns.sells} y={y} align="middle">
        {formatCount(row.sell)}
      </Label>
      <Label x={columns.buys} y={y} align="middle">
        {formatCount(row.buy)}
      </Label>
    </g>
  );
}
