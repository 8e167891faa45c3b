// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SessionChart } from '../../figure/session-chart.tsx';
import { chartTexts } from '../../testing/chart-texts.ts';
import { sampleSession } from '../../testing/sample-sessions.ts';

const texts = chartTexts.en;
const { poc, vah, val } = texts.labels;

afterEach(cleanup);

const numberIn = (element: Element | null, name: string) =>
  Number.parseFloat(element?.getAttribute(name) ?? '');

/** Renders the chart. Returns its panel of rows, and the label that starts with a name. */
function renderChart() {
  render(<SessionChart id="profile" data={sampleSession} texts={texts} />);
  const chart = screen.getByRole('img');
  const panel = chart.querySelector('svg:has(.otm-poc)');
  const labels = [...chart.querySelectorAll('text')];
  const label = (name: string) => labels.find((it) => it.textContent?.startsWith(name)) ?? null;
  return { panel, label };
}

it('names the point of control where its row ends', () => {
  const { panel, label } = renderChart();
  const [, length = ''] =
    /h(\d+)$/.exec(panel?.querySelector('.otm-poc')?.getAttribute('d') ?? '') ?? [];
  const [, , width] = panel?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const end =
    numberIn(panel, 'x') + (numberIn(panel, 'width') * Number(length)) / (width ?? Number.NaN);
  expect(numberIn(label(poc), 'x')).toBeGreaterThan(end);
  expect(numberIn(label(poc), 'x')).toBeLessThan(end + 2);
});

it('leaves room for that name in a window of 320 px', () => {
  // With the text spacing of WCAG 1.4.12, "POC 5,391.00" takes 110 of the chart's 239 px.
  expect(100 - numberIn(renderChart().label(poc), 'x')).toBeGreaterThan((110 / 239) * 100);
});

it('names the bounds of the value area at their lines, which run past the rows', () => {
  const { panel, label } = renderChart();
  const [, , width, height = Number.NaN] =
    panel?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const d = panel?.querySelector('.otm-bound')?.getAttribute('d') ?? '';
  const lines = [...d.matchAll(/M0 ([\d.]+)h(\d+)/g)].map(([, y, length]) => ({
    y: numberIn(panel, 'y') + (numberIn(panel, 'height') * Number(y)) / height,
    length: Number(length),
  }));
  expect(lines.map(({ length }) => length)).toEqual([width, width]);
  const ys = lines.map(({ y }) => y).toSorted((a, b) => a - b);
  expect(numberIn(label(vah), 'y')).toBeCloseTo((ys[0] ?? 0) - 1, 0);
  expect(numberIn(label(val), 'y')).toBeCloseTo((ys[1] ?? 0) + 4.5, 0);
});
