import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SessionChart } from '../figure/session-chart.tsx';
import { chartTextsEn } from '../texts/texts-en.ts';
import { brotli } from './bundle-entry.ts';
import { minuteSession } from './minute-session.ts';

const data = minuteSession();
const markup = renderToStaticMarkup(<SessionChart id="hero" data={data} texts={chartTextsEn} />);

it('draws 390 bars with the elements of one', () => {
  expect(data.session.bars).toHaveLength(390);
  expect(markup.match(/<(path|rect|text|svg)\b/g)?.length).toBeLessThanOrEqual(25);
});

it('draws 390 bars in less than a fifth of the bytes of a charting library’s script', () => {
  const library = fileURLToPath(import.meta.resolve('lightweight-charts')).replace(
    /[^/]+$/,
    'lightweight-charts.production.mjs',
  );
  expect(brotli(markup) * 5).toBeLessThan(brotli(readFileSync(library, 'utf8')));
});
