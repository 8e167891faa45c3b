import {
  FootprintNumbers,
  FootprintPanel,
  middle,
  top,
  width,
} from '../../footprint/footprint-grid.tsx';
import type { FootprintRow } from '../../footprint/imbalance.ts';
import { percent } from '../../plot/plot.tsx';
import { MarkGroup, MarkNumber } from '../scene-mark.tsx';
import type { SceneDrawingProps } from '../story-scene.ts';
import type { FootprintMark, FootprintMarks } from './footprint-marks.ts';

type Rows = readonly FootprintRow[];

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

/** Draws a bar price by price, sells and buys next to each other so that a diagonal can be seen. */
export const footprintDrawing =
  (fromLow: Rows, marks: FootprintMarks, price: (ticks: number) => string) =>
  ({ steps, texts }: SceneDrawingProps) => {
    const rows = fromLow.toReversed();
    const height = (100 - top) / rows.length;
    const byName = new Map<string, FootprintMark>(Object.entries(marks));
    return (
      <>
        <FootprintPanel rows={rows} />
        <FootprintNumbers rows={rows} labels={texts.labels} price={price} />
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
