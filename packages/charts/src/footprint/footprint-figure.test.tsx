// @vitest-environment happy-dom
import { generateTicks } from '@otm/orderflow';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleTicks } from '../session/compute-session.ts';
import { chartTexts } from '../testing/chart-texts.ts';
import { formatCount } from '../text/format.ts';
import { computeFootprint } from './compute-footprint.ts';
import { FootprintFigure } from './footprint-figure.tsx';

const texts = chartTexts.en;
const footprint = computeFootprint(generateTicks(sampleTicks(7)), 7);

afterEach(cleanup);

it('shows a row per price, and frames the imbalances', () => {
  const { container } = render(<FootprintFigure data={footprint} texts={texts} />);
  const frames = (side: string) =>
    container.querySelector(`.otm-frame.${side}`)?.getAttribute('d')?.match(/M|m/g)?.length;
  const framed = (side: 'buyImbalance' | 'sellImbalance') =>
    footprint.rows.filter((row) => row[side]).length +
    footprint.rows.filter((row) => row[side] && row.stacked).length;
  expect(framed('sellImbalance')).toBeGreaterThan(0);
  expect(frames('otm-sell')).toBe(framed('sellImbalance'));
  expect(frames('otm-buy')).toBe(framed('buyImbalance'));
  expect(container.querySelectorAll('g')).toHaveLength(footprint.rows.length + 1);
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(footprint.rows.length + 1);
});

it('draws a line from every imbalance to the cell that it’s compared with', () => {
  const { container } = render(<FootprintFigure data={footprint} texts={texts} />);
  const [, sells] = container.querySelectorAll('.otm-sell');
  const rows = footprint.rows.toReversed();
  const first = rows.findIndex((row) => row.sellImbalance);
  const lines = sells?.getAttribute('d')?.match(/M[^M]+/g) ?? [];
  expect(lines).toHaveLength(rows.filter((row) => row.sellImbalance).length);
  // From the sells of a row to the buys one row above.
  expect(lines[0]).toBe(`M94 ${first * 20 + 10}l12-20`);
});

it('describes the drawn rows', () => {
  const { container } = render(<FootprintFigure data={footprint} texts={texts} />);
  const description = container.querySelector('desc')?.textContent;
  const bought = footprint.rows.reduce((sum, { buy }) => sum + buy, 0);
  const imbalances = footprint.rows.filter(({ buyImbalance }) => buyImbalance).length;
  expect(description).toContain(`${formatCount(bought)} buys`);
  expect(description).toContain(`${imbalances} buy imbalances`);
});

it('shows that there are no trades', () => {
  render(<FootprintFigure data={computeFootprint([], 7)} texts={texts} />);
  expect(screen.getByText(texts.labels.empty, { selector: 'text' })).toBeTruthy();
});
