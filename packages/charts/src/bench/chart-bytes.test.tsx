import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SessionChart } from '../figure/session-chart.tsx';
import { chartTextsEn } from '../texts/chart-texts-en.ts';
import { brotli, bundleEntry } from './bundle-entry.ts';
import { minuteSession } from './minute-session.ts';

const data = minuteSession();
const markup = renderToStaticMarkup(<SessionChart id="hero" data={data} texts={chartTextsEn} />);

it('draws 390 bars with the elements of one', () => {
  expect(data.session.bars).toHaveLength(390);
  expect(markup.match(/<(path|rect|text|svg)\b/g)?.length).toBeLessThanOrEqual(25);
});

it('draws 390 bars without a script', () => {
  expect(markup).not.toMatch(/<script|\son\w+=/);
});

it('draws 390 bars in less than a fifth of the bytes of a charting library’s script', () => {
  const library = fileURLToPath(import.meta.resolve('lightweight-charts')).replace(
    /[^/]+$/,
    'lightweight-charts.production.mjs',
  );
  expect(brotli(markup) * 5).toBeLessThan(brotli(readFileSync(library, 'utf8')));
});

/** The costs that the last run of the benchmark recorded for a way of drawing. */
function recordedBytes(name: string): number {
  const page = readFileSync(
    new URL('../../../../docs/charts-benchmark.md', import.meta.url),
    'utf8',
  );
  const row = page.split('\n').find((line) => line.startsWith(`| ${name}`));
  return Number(row?.split('|')[2]?.match(/\d+/)?.[0]);
}

it('draws in the browser with less than a third of the bytes of a charting library', async () => {
  const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
  const own = brotli(await bundleEntry('draw-otm.tsx', react));
  const library = brotli(await bundleEntry('draw-lightweight-charts.ts'));
  expect(own * 3).toBeLessThan(library);
  // The record is at most 5% off; `npm run bench:charts` writes it again.
  expect(own / recordedBytes('@otm/charts, on a page that has React')).toBeCloseTo(1, 1);
  expect(library / recordedBytes('lightweight-charts')).toBeCloseTo(1, 1);
  expect(brotli(markup) / recordedBytes('@otm/charts, still HTML')).toBeCloseTo(1, 1);
});
