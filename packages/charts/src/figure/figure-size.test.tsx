import { gzipSync } from 'node:zlib';
import { indicatorIds } from '@otm/schema';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { computeSession } from '../session/compute-session.ts';
import { chartTexts } from '../testing/chart-texts.ts';
import { SessionChart } from './session-chart.tsx';

const texts = chartTexts.en;

const KB = 1024;
const gzip = (chart: ReactElement) => gzipSync(renderToStaticMarkup(chart), { level: 9 }).length;

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('seed %i', (seed) => {
  const data = computeSession(seed);

  it('draws the hero in at most 5 KB', () => {
    expect(gzip(<SessionChart id="hero" data={data} texts={texts} />)).toBeLessThanOrEqual(5 * KB);
  });

  it.each(indicatorIds)('draws the card of %s in at most 1.5 KB', (id) => {
    const card = <SessionChart id={id} size="card" data={data} texts={texts} />;
    expect(gzip(card)).toBeLessThanOrEqual(1.5 * KB);
  });
});
