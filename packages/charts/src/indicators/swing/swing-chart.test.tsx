// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SessionChart } from '../../figure/session-chart.tsx';
import { chartTexts } from '../../testing/chart-texts.ts';
import { sampleSession } from '../../testing/sample-sessions.ts';

const texts = chartTexts.en;

afterEach(cleanup);

it('leaves a line between the delta of the lowest pivot and the caption of the columns', () => {
  render(<SessionChart id="swing" data={sampleSession} texts={texts} />);
  const labels = [...screen.getByRole('img').querySelectorAll('text')];
  const yOf = (label: Element | undefined) => Number.parseFloat(label?.getAttribute('y') ?? '');
  const isCaption = (label: Element) => label.textContent === texts.labels.deltaPerSwing;
  const lowest = Math.max(...labels.filter((it) => !isCaption(it)).map(yOf));
  // A label has 13 px, and the chart in a window of 320 px has 256.
  expect(yOf(labels.find(isCaption)) - lowest).toBeGreaterThan((13 / 256) * 100);
});
