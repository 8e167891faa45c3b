// @vitest-environment happy-dom

import { format } from '@otm/schema';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { computeSession } from '../session/compute-session.ts';
import { chartTexts } from '../testing/chart-texts.ts';
import {
  emptySession,
  expectTraded,
  sampleSession,
  sessionAfter,
} from '../testing/sample-sessions.ts';
import { ChartFigure } from './chart-figure.tsx';
import { SessionChart } from './session-chart.tsx';
import type { SessionChartDefinition } from './session-chart-definition.ts';
import { type SessionChartId, sessionCharts } from './session-charts.ts';

const texts = chartTexts.en;
const ids = Object.keys(sessionCharts) as SessionChartId[];
const traded = expectTraded(sampleSession);
const definitionOf = (id: SessionChartId): SessionChartDefinition => sessionCharts[id];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each(ids)('the chart %s', (id) => {
  it('is an image with its name and a description from the data', () => {
    render(<SessionChart id={id} data={sampleSession} texts={texts} />);
    const image = screen.getByRole('img', { name: texts.charts[id].title });
    const values = definitionOf(id).values(traded, texts.labels);
    const description = format(texts.charts[id].description, values);
    expect(image.querySelector('desc')?.textContent).toBe(description);
    expect(image.outerHTML).not.toMatch(/NaN|undefined|Infinity|style=/);
  });

  it('has neither description nor labels on a card', () => {
    render(<SessionChart id={id} size="card" data={sampleSession} texts={texts} />);
    const image = screen.getByRole('img', { name: texts.charts[id].title });
    expect(image.querySelector('path')).not.toBeNull();
    expect(image.querySelector('desc, text')).toBeNull();
  });

  it('shows that a session is empty', () => {
    render(<ChartFigure id={id} data={emptySession} texts={texts} />);
    expect(screen.getAllByText(texts.labels.empty).length).toBeGreaterThan(0);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each(['card', 'large'] as const)('draws the first trade of a session, %s', (size) => {
    const figure = <ChartFigure id={id} size={size} data={sessionAfter(1, 3)} texts={texts} />;
    expect(renderToStaticMarkup(figure)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is the same on any day, to the byte', () => {
    const markupOn = (day: string) => {
      vi.setSystemTime(day);
      return renderToStaticMarkup(<ChartFigure id={id} data={computeSession(7)} texts={texts} />);
    };
    expect(markupOn('2024-02-29')).toBe(markupOn('2031-12-31'));
  });

  it('has a caption and a table', () => {
    render(<ChartFigure id={id} data={sampleSession} texts={texts} />);
    const figure = within(screen.getByRole('figure'));
    const { values, table } = definitionOf(id);
    const caption = format(texts.charts[id].caption, values(traded, texts.labels));
    expect(figure.getByText(texts.simulated)).toBeTruthy();
    expect(figure.getByText('Seed 7')).toBeTruthy();
    expect(figure.getByText(caption)).toBeTruthy();
    const { columns, rows } = table(traded, texts.labels);
    expect(figure.getAllByRole('row', { hidden: true })).toHaveLength(rows.length + 1);
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
  });
});
