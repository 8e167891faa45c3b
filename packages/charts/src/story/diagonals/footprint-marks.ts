import type { FootprintRow } from '../../footprint/imbalance.ts';

/** Cells of a footprint that a step lights; all rows from `low` to `high` on the named sides. */
export interface FootprintMark {
  readonly low: number;
  readonly high: number;
  readonly sides: readonly ('buy' | 'sell')[];
  /** For a diagonal, the cell it's compared with. */
  readonly against?: { readonly row: FootprintRow; readonly side: 'buy' | 'sell' };
  readonly rows: readonly FootprintRow[];
}

type Rows = readonly FootprintRow[];

const missing = (what: string): Error =>
  new Error(`The footprint of this session has no ${what}: choose another seed.`);

const both = ['sell', 'buy'] as const;

const wholeRow = (row: FootprintRow): FootprintMark => ({
  low: row.price,
  high: row.price,
  sides: both,
  rows: [row],
});

const rowAt = (rows: Rows, price: number) => rows.find((row) => row.price === price);

/** The imbalance of a side with the largest ratio to the cell it's compared with. */
function strongestDiagonal(rows: Rows, side: 'buy' | 'sell'): FootprintMark {
  const [flag, step] =
    side === 'buy' ? (['buyImbalance', -1] as const) : (['sellImbalance', 1] as const);
  const other = side === 'buy' ? 'sell' : 'buy';
  const [best] = rows
    .filter((row) => row[flag])
    .flatMap((row) => {
      const opposite = rowAt(rows, row.price + step);
      return opposite && opposite[other] > 0
        ? [{ row, opposite, ratio: row[side] / opposite[other] }]
        : [];
    })
    .toSorted((a, b) => b.ratio - a.ratio);
  if (!best) throw missing(`${side} imbalance`);
  const { row, opposite } = best;
  return {
    low: row.price,
    high: row.price,
    sides: [side],
    against: { row: opposite, side: other },
    rows: [row],
  };
}

/** The longest run of imbalances of one side on adjacent prices. */
function longestStack(rows: Rows): FootprintMark {
  const runs = both.flatMap((side) => {
    const flag = side === 'buy' ? 'buyImbalance' : 'sellImbalance';
    const found: FootprintRow[][] = [[]];
    for (const row of rows) {
      if (row[flag]) found.at(-1)?.push(row);
      else found.push([]);
    }
    return found.map((run) => ({ side, run }));
  });
  const [longest] = runs.toSorted((a, b) => b.run.length - a.run.length);
  const first = longest?.run[0];
  const last = longest?.run.at(-1);
  if (!longest || !first || !last || longest.run.length < 2)
    throw missing('two imbalances on adjacent prices');
  return { low: first.price, high: last.price, sides: [longest.side], rows: longest.run };
}

/**
 * Finds what there is to see in a footprint.
 *
 * @param rows from the lowest price to the highest
 * @throws Error if the bar has no imbalance of either side, or no two adjacent ones.
 */
export function footprintMarks(rows: Rows) {
  const low = rows[0];
  const high = rows.at(-1);
  if (!low || !high) throw missing('trades');
  const busiest = rows.reduce((best, row) => (row.volume > best.volume ? row : best), low);
  return {
    poc: wholeRow(busiest),
    buyDiagonal: strongestDiagonal(rows, 'buy'),
    sellDiagonal: strongestDiagonal(rows, 'sell'),
    stack: longestStack(rows),
    high: wholeRow(high),
    low: wholeRow(low),
  };
}

/** The marks of a footprint by name. */
export type FootprintMarks = ReturnType<typeof footprintMarks>;
