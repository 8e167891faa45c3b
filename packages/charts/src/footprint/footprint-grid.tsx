import type { ChartLabels } from '@otm/schema';
import { boxes } from '../plot/path.ts';
import { Label, Panel } from '../plot/plot.tsx';
import { formatCount } from '../text/format.ts';
import type { FootprintRow } from './imbalance.ts';

type Side = 'buy' | 'sell';

/** Share of the plot above the rows, in percent. */
export const top = 9;
/** Where the two columns meet, and how wide each is, in percent of the plot. */
export const middle = 55;
export const width = 24;
/** Units of a row's height and of a column's width in {@link FootprintPanel}. */
export const units = { row: 20, column: 100 };

/** Space between a number and the line where the columns meet, in percent of the plot. */
const gap = 2;

/** Rows of a footprint from the highest price to the lowest, as they're drawn. */
export interface FootprintRowsProps {
  readonly rows: readonly FootprintRow[];
}

/** Both columns of a footprint, sells on the left, with bars of the volumes; marks go on top of them. */
export function FootprintPanel({
  rows,
  children,
}: FootprintRowsProps & { readonly children?: React.ReactNode }) {
  const most = Math.max(...rows.flatMap(({ buy, sell }) => [buy, sell]));
  const bars = (side: Side) =>
    boxes(
      rows.flatMap((row, index) => {
        const length = Math.round((row[side] * units.column) / most);
        const x = side === 'buy' ? units.column : units.column - length;
        return length > 0
          ? [{ x, y: index * units.row + 2, width: length, height: units.row - 4 }]
          : [];
      }),
    );
  return (
    <Panel
      x={middle - width}
      y={top}
      width={2 * width}
      height={100 - top}
      box={[2 * units.column, rows.length * units.row]}
    >
      <path className="otm-sells" d={bars('sell')} />
      <path className="otm-buys" d={bars('buy')} />
      {children}
    </Panel>
  );
}

/** Numbers of a footprint, and how they're written. */
export interface FootprintNumbersProps extends FootprintRowsProps {
  readonly labels: ChartLabels;
  /** Formats a price that's given in ticks. */
  readonly price: (ticks: number) => string;
}

/** Names of the columns, and each row's price, sells and buys. */
export function FootprintNumbers({ rows, labels, price }: FootprintNumbersProps) {
  const lines = [
    { name: '', sells: labels.sells, buys: labels.buys, y: top - 3 },
    ...rows.map((row, index) => ({
      name: price(row.price),
      sells: formatCount(row.sell),
      buys: formatCount(row.buy),
      y: top + ((index + 0.72) * (100 - top)) / rows.length,
    })),
  ];
  return lines.map(({ name, sells, buys, y }) => (
    <g key={name}>
      {name && (
        <Label x={0} y={y}>
          {name}
        </Label>
      )}
      <Label x={middle - gap} y={y} align="end">
        {sells}
      </Label>
      <Label x={middle + gap} y={y}>
        {buys}
      </Label>
    </g>
  ));
}
