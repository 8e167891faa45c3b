import type { FootprintRow } from '../../footprint/imbalance.ts';
import { boxes } from '../../plot/path.ts';
import { Label, Panel, percent } from '../../plot/plot.tsx';
import { formatCount } from '../../text/format.ts';
import { MarkGroup, MarkNumber } from '../scene-mark.tsx';
import type { SceneDrawingProps } from '../story-scene.ts';
import type { FootprintMark, FootprintMarks } from './footprint-marks.ts';

/** Share of the plot above the rows, in percent. */
const top = 9;
/** Where the two columns meet, and how wide each is, in percent of the plot. */
const middle = 55;
const width = 24;
/** Units of a row's panel. */
const units = { row: 20, column: 100 };

type Rows = readonly FootprintRow[];

/** Bars behind the numbers, growing from where the columns meet. */
function VolumeBars({ rows }: { readonly rows: Rows }) {
  const most = Math.max(...rows.flatMap(({ buy, sell }) => [buy, sell]));
  const bars = (side: 'buy' | 'sell') =>
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
      <path className="otm-mark__sells" d={bars('sell')} />
      <path className="otm-mark__buys" d={bars('buy')} />
    </Panel>
  );
}

interface CellsProps {
  readonly step: number;
  readonly mark: FootprintMark;
  readonly rows: Rows;
  readonly height: number;
}

/** The frame around a mark's cells, and for a diagonal a line to the cell it's compared with. */
function CellsMark({ step, mark, rows, height }: CellsProps) {
  const y = (price: number) => top + rows.findIndex((row) => row.price === price) * height;
  const left = mark.sides.includes('sell') ? middle - width : middle;
  const right = mark.sides.includes('buy') ? middle + width : middle;
  const { against } = mark;
  return (
    <MarkGroup step={step}>
      {against && (
        <rect
          className="otm-mark__against"
          x={percent(against.side === 'sell' ? middle - width : middle)}
          y={percent(y(against.row.price))}
          width={percent(width)}
          height={percent(height)}
        />
      )}
      <rect
        className="otm-mark__cell"
        x={percent(left)}
        y={percent(y(mark.high))}
        width={percent(right - left)}
        height={percent((mark.rows.length || 1) * height)}
      />
      <MarkNumber
        step={step}
        x={right < middle + width ? left - 4 : right + 4 + 6 * ((step + 1) % 3)}
        y={y(mark.high) + (mark.rows.length * height) / 2}
      />
    </MarkGroup>
  );
}

interface RowLabelsProps {
  readonly row: FootprintRow;
  readonly y: number;
  readonly price: (ticks: number) => string;
}

const RowLabels = ({ row, y, price }: RowLabelsProps) => (
  <>
    <Label x={0} y={y}>
      {price(row.price)}
    </Label>
    <Label x={middle - 2} y={y} align="end">
      {formatCount(row.sell)}
    </Label>
    <Label x={middle + 2} y={y}>
      {formatCount(row.buy)}
    </Label>
  </>
);

/** Draws a bar price by price, sells and buys next to each other so that a diagonal can be seen. */
export const footprintDrawing =
  (fromLow: Rows, marks: FootprintMarks, price: (ticks: number) => string) =>
  ({ steps, texts }: SceneDrawingProps) => {
    const rows = fromLow.toReversed();
    const height = (100 - top) / rows.length;
    const byName = new Map<string, FootprintMark>(Object.entries(marks));
    return (
      <>
        <VolumeBars rows={rows} />
        <Label x={middle - 2} y={top - 3} align="end">
          {texts.labels.sells}
        </Label>
        <Label x={middle + 2} y={top - 3}>
          {texts.labels.buys}
        </Label>
        {rows.map((row, index) => (
          <RowLabels key={row.price} row={row} price={price} y={top + (index + 0.72) * height} />
        ))}
        {steps.map(({ mark }, index) => {
          const found = byName.get(mark);
          return (
            found && (
              <CellsMark key={mark} step={index + 1} mark={found} rows={rows} height={height} />
            )
          );
        })}
      </>
    );
  };
