import { readFileSync } from 'node:fs';
import { generateTicks } from '@otm/orderflow';
import { indicatorIds } from '@otm/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChartFigure } from '../figure/chart-figure.tsx';
import { computeFootprint } from '../footprint/compute-footprint.ts';
import { FootprintFigure } from '../footprint/footprint-figure.tsx';
import { NotFoundMotif } from '../not-found/not-found-motif.tsx';
import { computeSession, sampleTicks } from '../session/compute-session.ts';
import { findSetups } from '../setups/find-setups.ts';
import { SetupFigure } from '../setups/setup-figure.tsx';
import { ShareCard } from '../share-card/share-card.tsx';
import { chartTexts } from '../testing/chart-texts.ts';
import { marksWithoutSystemColor } from '../testing/forced-colors.ts';

const texts = chartTexts.en;

const sheets = ['../plot/plot.css', '../figure/figure.css', '../share-card/share-card.css'].map(
  (name) =>
    readFileSync(new URL(name, import.meta.url), 'utf8').split('@media (forced-colors: active)'),
);
const normal = sheets.map(([text = '']) => text).join('\n');
const forced = sheets.map(([, text = '']) => text).join('\n');

const data = computeSession(7);
const markup = renderToStaticMarkup(
  <>
    {(['hero', ...indicatorIds] as const).map((id) => (
      <ChartFigure key={id} id={id} data={data} texts={texts} />
    ))}
    <FootprintFigure data={computeFootprint(generateTicks(sampleTicks(7)), 7)} texts={texts} />
    <SetupFigure kind="momentum" cases={findSetups('momentum')} texts={texts} />
    <NotFoundMotif data={data} title="Nothing" />
    <ShareCard
      logo="M2 3h6"
      brand="OTM"
      title="A page"
      url="example.com"
      measure={(text) => text.length}
    />
  </>,
);

/** Classes of every drawn mark. */
const painted = new Set(
  [...markup.matchAll(/<(?:path|rect) class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  ),
);

/** Classes that only shape a mark; another class of the same mark colors it. */
const shapes = new Set(['otm-dot', 'otm-frame']);

describe('the styles of the charts', () => {
  it('color every mark with a token', () => {
    expect(painted.size).toBeGreaterThan(15);
    for (const name of painted) expect(normal).toMatch(new RegExp(`\\.${name}\\b`));
    expect(normal).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl/i);
  });

  it('use a system color for every mark under forced colors', () => {
    const marks = [...painted].filter((name) => !shapes.has(name));
    expect(marksWithoutSystemColor(marks, { normal, forced })).toEqual([]);
    expect(forced).not.toContain('var(');
  });

  it('animate nothing', () => {
    expect(normal + forced).not.toMatch(/transition|animation|@keyframes/);
  });

  it('leave no color to the markup', () => {
    expect(markup).not.toMatch(/style=|fill="|stroke="/);
  });
});
