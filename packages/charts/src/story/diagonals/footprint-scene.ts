import { generateTicks } from '@otm/orderflow';
import type { StorySession, viewMarks } from '@otm/schema';
import { computeFootprint } from '../../footprint/compute-footprint.ts';
import { formatCount, formatNumber, formatPrice } from '../../text/format.ts';
import { prefixed } from '../prefixed.ts';
import type { StoryScene } from '../story-scene.ts';
import { readSession, ticksOf } from '../through-time/read-session.ts';
import { wholeSession } from '../through-time/session-values.ts';
import { footprintDrawing } from './footprint-drawing.tsx';
import { type FootprintMark, type FootprintMarks, footprintMarks } from './footprint-marks.ts';

type Marks = (typeof viewMarks)['footprint'];
type Numbers = { readonly [Mark in keyof Marks]: Record<Marks[Mark][number], string> };

const contracts = ({ rows }: FootprintMark, side: 'buy' | 'sell') =>
  rows.reduce((sum, row) => sum + row[side], 0);

const rowNumbers = (mark: FootprintMark, price: (ticks: number) => string) => {
  const [buys, sells] = [contracts(mark, 'buy'), contracts(mark, 'sell')];
  return {
    price: price(mark.low),
    buys: formatCount(buys),
    sells: formatCount(sells),
    volume: formatCount(buys + sells),
  };
};

/** Formats how many times more: `3.5`, `35`. A decimal says nothing beside two digits. */
const formatRatio = (ratio: number) => formatNumber(ratio, ratio < 10 ? 1 : 0);

const diagonalNumbers = (mark: FootprintMark, price: (ticks: number) => string) => {
  const [side = 'buy'] = mark.sides;
  const against = mark.against ? mark.against.row[mark.against.side] : 0;
  return {
    ...rowNumbers(mark, price),
    against: formatCount(against),
    againstPrice: price(mark.against?.row.price ?? mark.low),
    ratio: formatRatio(contracts(mark, side) / against),
  };
};

const numbersOf = (marks: FootprintMarks, price: (ticks: number) => string): Numbers => ({
  poc: rowNumbers(marks.poc, price),
  buyDiagonal: diagonalNumbers(marks.buyDiagonal, price),
  sellDiagonal: diagonalNumbers(marks.sellDiagonal, price),
  stack: {
    low: price(marks.stack.low),
    high: price(marks.stack.high),
    count: String(marks.stack.rows.length),
    buys: formatCount(contracts(marks.stack, 'buy')),
    sells: formatCount(contracts(marks.stack, 'sell')),
  },
  high: rowNumbers(marks.high, price),
  low: rowNumbers(marks.low, price),
});

/** Composes the picture of the bar with the most diagonal imbalances of a session. */
export function composeFootprintScene(session: StorySession): StoryScene {
  const footprint = computeFootprint(generateTicks(ticksOf(session)), session.seed);
  const price = (ticks: number) => formatPrice(ticks, footprint.tickSize);
  const marks = footprintMarks(footprint.rows);
  const numbers = numbersOf(marks, price);
  return {
    seed: session.seed,
    values: Object.assign(
      prefixed('session', wholeSession(readSession(session))),
      ...Object.entries(numbers).map(([mark, values]) => prefixed(mark, values)),
    ),
    Drawing: footprintDrawing(footprint.rows, marks, price),
    table: () => ({
      columns: ['price', 'sells', 'buys'],
      rows: footprint.rows
        .toReversed()
        .map((row) => [price(row.price), formatCount(row.sell), formatCount(row.buy)]),
    }),
  };
}
