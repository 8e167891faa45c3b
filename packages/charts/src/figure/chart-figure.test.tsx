// @vitest-environment happy-dom

import { createSession, cumulativeDelta, generateTicks } from '@otm/orderflow';
import { indicatorIds } from '@otm/schema';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { computeFootprint } from '../footprint/footprint-chart.tsx';
import { FootprintFigure } from '../footprint/footprint-figure.tsx';
import { NotFoundMotif } from '../not-found/not-found-motif.tsx';
import { chartData } from '../session/chart-data.ts';
import { computeSession, defaultSettings, sampleTicks } from '../session/compute-session.ts';
import { ShareCard } from '../share-card/share-card.tsx';
import { sampleChartTexts as texts } from '../testing/sample-texts.ts';
import { formatCount, formatSigned } from '../text/format.ts';
import { ChartFigure, SessionChart } from './chart-figure.tsx';
import { chartTable } from './chart-table.ts';
import { chartValues } from './chart-values.ts';

const data = computeSession(7);
const empty = chartData(createSession(defaultSettings), { seed: 1 });
const ids = ['hero', ...indicatorIds] as const;
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each(ids)('the chart %s', (id) => {
  it('is an image with its name and a description from the data', () => {
    render(<SessionChart id={id} data={data} texts={texts} />);
    const image = screen.getByRole('img', { name: texts.charts[id].title });
    const values = chartValues(data, texts.words);
    expect(image.querySelector('desc')?.textContent).toContain(`poc ${values?.poc}`);
    expect(image.outerHTML).not.toMatch(/NaN|undefined|Infinity|style=/);
  });

  it('says that a session is empty', () => {
    render(<ChartFigure id={id} data={empty} texts={texts} />);
    expect(screen.getAllByText(texts.words.empty).length).toBeGreaterThan(0);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('draws the first trade of a session', () => {
    const session = createSession(defaultSettings);
    for (const trade of generateTicks({ ...sampleTicks(3), count: 1 })) session.add(trade);
    const one = renderToStaticMarkup(
      <ChartFigure id={id} data={chartData(session, { seed: 3 })} texts={texts} />,
    );
    expect(one).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is the same on any day, to the byte', () => {
    const markupOn = (day: string) => {
      vi.setSystemTime(day);
      return renderToStaticMarkup(<ChartFigure id={id} data={computeSession(7)} texts={texts} />);
    };
    expect(markupOn('2024-02-29')).toBe(markupOn('2031-12-31'));
  });

  it('has a caption and a table twin', () => {
    render(<ChartFigure id={id} data={data} texts={texts} />);
    const figure = within(screen.getByRole('figure'));
    expect(figure.getByText(texts.simulated)).toBeTruthy();
    expect(figure.getByText('Seed 7')).toBeTruthy();
    const table = chartTable(id, data, texts.words);
    expect(figure.getAllByRole('row', { hidden: true })).toHaveLength(table.rows.length + 1);
    expect(table.rows.every((row) => row.length === table.columns.length)).toBe(true);
  });
});

it('tables hold the numbers of the session', () => {
  const bars = chartTable('delta-bar', data, texts.words);
  const { bars: drawn } = data.session;
  expect(bars.rows.map((row) => row[1])).toEqual(drawn.map(({ delta }) => formatSigned(delta)));
  const last = drawn.at(-1);
  const cumulative = chartTable('cumulative', data, texts.words).rows.at(-1)?.at(-1);
  expect(cumulative).toBe(last && formatSigned(cumulativeDelta(last).close));
  expect(chartTable('profile', data, texts.words).rows).toHaveLength(data.rows.length);
});

it('the bars of a card are the latest ones', () => {
  const { container } = render(
    <SessionChart id="delta-bar" size="card" data={data} texts={texts} />,
  );
  const marks = [...container.querySelectorAll('.otm-buy, .otm-sell')]
    .map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0)
    .reduce((sum, count) => sum + count);
  expect(marks).toBe(data.session.bars.slice(-28).filter(({ delta }) => delta !== 0).length);
  expect(container.querySelector('text, desc')).toBeNull();
});

it('a footprint shows its numbers and frames its imbalances', () => {
  const footprint = computeFootprint(generateTicks(sampleTicks(7)), 7);
  const { container } = render(<FootprintFigure data={footprint} texts={texts} />);
  const framed = footprint.rows.filter(({ sellImbalance, stacked }) => sellImbalance && !stacked);
  expect(framed.length).toBeGreaterThan(0);
  expect(container.querySelectorAll('g')).toHaveLength(footprint.rows.length);
  const said = container.querySelector('desc')?.textContent;
  const bought = footprint.rows.reduce((sum, { buy }) => sum + buy, 0);
  const buys = footprint.rows.filter(({ buyImbalance }) => buyImbalance).length;
  expect(said).toContain(`at the ask, ${formatCount(bought)}.`);
  expect(said).toContain(`framed: ${buys} times for buys`);
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(footprint.rows.length + 1);
});

it('the motif of a missing page leaves out the point of control', () => {
  const { container } = render(<NotFoundMotif data={data} title="Nothing here" />);
  const drawn = container.querySelector('.otm-row')?.getAttribute('d')?.match(/M/g)?.length;
  expect(drawn).toBe(data.rows.filter(({ volume }) => volume > 0).length - 1);
});

it('a share card names the page, where it is, and its data', () => {
  render(
    <ShareCard
      brand="OTM"
      title="Read the auction behind the candle"
      address="www.example.com"
      picture={{
        chart: <SessionChart id="hero" size="card" data={data} texts={texts} />,
        caption: 'Simulated data',
      }}
      measure={(text, { fontSize }) => text.length * fontSize * 0.6}
    />,
  );
  const [card] = screen.getAllByRole('img', { name: 'Read the auction behind the candle' });
  expect(card?.getAttribute('width')).toBe('1200');
  for (const text of ['OTM', 'Read the auction', 'behind the candle', 'www.example.com'])
    expect(screen.getByText(text, { selector: 'text' })).toBeTruthy();
  expect(screen.getByText('Simulated data')).toBeTruthy();
  expect(card?.querySelectorAll('.otm-chart text')).toHaveLength(0);
});
