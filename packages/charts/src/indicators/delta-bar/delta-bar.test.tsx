// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SessionChart } from '../../figure/session-chart.tsx';
import { chartTexts } from '../../testing/chart-texts.ts';
import { expectTraded, sampleSession } from '../../testing/sample-sessions.ts';
import { formatSigned } from '../../text/format.ts';
import { deltaBar } from './delta-bar.ts';

const texts = chartTexts.en;
const traded = expectTraded(sampleSession);

afterEach(cleanup);

it('reports and lists the delta of every bar', () => {
  const { rows } = deltaBar.table(traded, texts.labels);
  expect(rows.map((row) => row[1])).toEqual(traded.bars.map(({ delta }) => formatSigned(delta)));
  expect(deltaBar.values(traded, texts.labels).lastDelta).toBe(rows.at(-1)?.[1]);
});

it('draws the latest bars on a card', () => {
  const { container } = render(
    <SessionChart id="delta-bar" size="card" data={sampleSession} texts={texts} />,
  );
  const marks = [...container.querySelectorAll('.otm-buy, .otm-sell')]
    .map((path) => path.getAttribute('d')?.match(/m/gi)?.length ?? 0)
    .reduce((sum, count) => sum + count);
  expect(marks).toBe(traded.bars.slice(-28).filter(({ delta }) => delta !== 0).length);
});
