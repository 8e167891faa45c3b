import type { ChartLabels } from '@otm/schema';
import { EmptyPlot } from '../plot/empty-plot.tsx';
import { boxes, line } from '../plot/path.ts';
import { Plot } from '../plot/plot.tsx';
import { formatPrice } from '../text/format.ts';
import type { Footprint } from './compute-footprint.ts';
import { FootprintNumbers, FootprintPanel, units } from './footprint-grid.tsx';
import type { FootprintRow } from './imbalance.ts';

/** The footprint of one bar, and the texts of its chart. */
export interface FootprintChartProps {
  readonly data: Footprint;
  readonly labels: ChartLabels;
  readonly title: string;
  /** Omitted for a bar without trades. */
  readonly description?: string | undefined;
}

/** How far a diagonal reaches from where the columns meet, in units of the panel. */
const reach = 6;

/** Where the sides are drawn; a sell is compared with the row above, a buy with the one below. */
const sides = {
  sell: { flag: 'sellImbalance', x: 0, from: -reach, toRow: -1 },
  buy: { flag: 'buyImbalance', x: units.column, from: reach, toRow: 1 },
} as const;

type Rows = readonly FootprintRow[];

/** Frames around the imbalances of one side, with a second frame inside each stacked one. */
const frames = (rows: Rows, { flag, x }: (typeof sides)['buy' | 'sell']) =>
  boxes(
    rows.flatMap((row, index) =>
      (row[flag] ? [0, ...(row.stacked ? [3] : [])] : []).map((inset) => ({
        x: x + 1 + inset / 3,
        y: index * units.row + 1 + inset,
        width: units.column - 2 - (2 * inset) / 3,
        height: units.row - 2 - 2 * inset,
      })),
    ),
  );

/** A line from each imbalance of one side to the cell that it's compared with. */
const diagonals = (rows: Rows, { flag, from, toRow }: (typeof sides)['buy' | 'sell']) => {
  const center = (index: number) => (index + 0.5) * units.row;
  return rows
    .flatMap((row, index) => (row[flag] ? [index] : []))
    .map((index) =>
      line([
        [units.column + from, center(index)],
        [units.column - from, center(index + toRow)],
      ]),
    )
    .join('');
};

/**
 * One bar row by row: sells at the bid on the left, buys at the ask on the right, with bars of their
 * volume behind the numbers. Framed numbers are diagonal imbalances, each with a line to the cell it's
 * compared with; a stacked one has a second frame.
 */
export function FootprintChart({ data, labels, title, description }: FootprintChartProps) {
  const rows = data.rows.toReversed();
  if (rows.length === 0) return <EmptyPlot size="tall" title={title} text={labels.empty} />;
  return (
    <Plot size="tall" title={title} description={description}>
      <FootprintPanel rows={rows}>
        <path className="otm-frame otm-sell" d={frames(rows, sides.sell)} />
        <path className="otm-frame otm-buy" d={frames(rows, sides.buy)} />
        <path className="otm-frame otm-sell" d={diagonals(rows, sides.sell)} />
        <path className="otm-frame otm-buy" d={diagonals(rows, sides.buy)} />
      </FootprintPanel>
      <FootprintNumbers
        rows={rows}
        labels={labels}
        price={(ticks) => formatPrice(ticks, data.tickSize)}
      />
    </Plot>
  );
}
