// @vitest-environment happy-dom
import { chartMarks, format, type MarkedChartId } from '@otm/schema';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { computeSession } from '../session/compute-session.ts';
import { chartTexts } from '../testing/chart-texts.ts';
import { markedSeeds } from '../testing/marked-seeds.ts';
import { emptySession, expectTraded } from '../testing/sample-sessions.ts';
import { findMarks } from './find-marks.ts';
import { MarkedFigure } from './marked-figure.tsx';

const texts = chartTexts.en;
const ids = Object.keys(chartMarks) as MarkedChartId[];

afterEach(cleanup);

describe.each(ids)('the marks of the chart %s', (id) => {
  const data = computeSession(markedSeeds[id]);
  const marks = findMarks(id, expectTraded(data));

  it('are numbered in order, each on its frame', () => {
    const { container } = render(<MarkedFigure id={id} data={data} texts={texts} />);
    const numbers = [...container.querySelectorAll('.otm-mark__number')].map(
      (it) => it.textContent,
    );
    const frames = marks.reduce((count, { again }) => count + (again ? 2 : 1), 0);
    expect(new Set(numbers)).toEqual(new Set(marks.map((_, place) => String(place + 1))));
    expect(numbers).toHaveLength(frames);
    expect(container.querySelectorAll('.otm-mark__cell')).toHaveLength(frames);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity|style=/);
  });

  it('are named with their places at the end of the description', () => {
    render(<MarkedFigure id={id} data={data} texts={texts} />);
    const { textContent } =
      screen.getByRole('img', { name: texts.charts[id].title }).querySelector('desc') ?? {};
    const named = marks.map(({ place }, index) =>
      format(texts.numbered, { number: String(index + 1), place }),
    );
    expect(textContent?.endsWith(named.join(' '))).toBe(true);
    expect(textContent).not.toContain('{');
  });

  it('are missing from an empty session', () => {
    const { container } = render(<MarkedFigure id={id} data={emptySession} texts={texts} />);
    expect(screen.getAllByText(texts.labels.empty).length).toBeGreaterThan(0);
    expect(container.querySelector('.otm-mark__cell, .otm-mark__number')).toBeNull();
  });
});

it('draws frames over their bars, below the candles', () => {
  const data = computeSession(markedSeeds['delta-bar']);
  const { container } = render(<MarkedFigure id="delta-bar" data={data} texts={texts} />);
  const [frame] = container.querySelectorAll('rect');
  const { from = 0, to = 0 } = findMarks('delta-bar', expectTraded(data))[0]?.area ?? {};
  expect(Number.parseFloat(frame?.getAttribute('x') ?? '')).toBeCloseTo(from, 0);
  expect(Number.parseFloat(frame?.getAttribute('width') ?? '')).toBeCloseTo(to - from, 0);
  const candles = container.querySelector('.otm-rise');
  if (!frame || !candles) throw new Error('There is no frame or no candle.');
  expect(frame.compareDocumentPosition(candles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('names what a session doesn’t show', () => {
  const data = expectTraded(computeSession(32));
  expect(() => findMarks('swing', data)).toThrow(
    'The chart "swing" of seed 32 shows nothing for its mark "absorbed": choose another seed.',
  );
});
