import { readFileSync } from 'node:fs';
import { indicatorIds } from '@otm/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { marksWithoutSystemColor } from '../testing/forced-colors.ts';
import { proofTexts, stageTexts } from '../testing/stage-texts.ts';
import { Proof } from './proof.tsx';
import { Stage } from './stage.tsx';
import { computeStage } from './stage-tape.ts';
import { Strip } from './strip.tsx';

const names = [
  'stage',
  'stage-panels',
  'stage-notes',
  'stage-rail',
  'stage-replay',
  'strip',
  'proof',
];
const sheets = [...names.map((name) => `./${name}.css`), '../plot/plot.css'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').split('@media (forced-colors: active)'),
);
const normal = sheets.map(([text = '']) => text).join('\n');
const forced = sheets.map(([, text = '']) => text).join('\n');

const data = computeStage(7);
const markup = renderToStaticMarkup(
  <>
    <Stage seed={7} texts={stageTexts.en} />
    {indicatorIds.map((id) => (
      <Strip key={id} id={id} data={data} title={id} />
    ))}
    <Proof data={data} texts={proofTexts} names={{}}>
      {null}
    </Proof>
  </>,
);

/** Classes of every drawn mark. */
const painted = new Set(
  [...markup.matchAll(/<(?:path|rect) class="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' ')),
);

describe('the styles of the stage', () => {
  it('color every mark with a token', () => {
    expect(painted.size).toBeGreaterThan(20);
    for (const name of painted) expect(normal, name).toMatch(new RegExp(`\\.${name}\\b`));
    expect(normal).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl/i);
  });

  it('use a system color for every mark under forced colors', () => {
    expect(marksWithoutSystemColor(painted, { normal, forced })).toEqual([]);
    expect(forced).not.toContain('var(');
  });

  it('move nothing under reduced motion', () => {
    const still = normal.replace(
      /@media \(prefers-reduced-motion: no-preference\) \{[\s\S]*?\n\}\n/g,
      '',
    );
    expect(still).not.toMatch(/animation|@keyframes/);
    for (const [, duration] of still.matchAll(/transition: \S+ (\S+);/g))
      expect(duration).toMatch(/^var\(--otm-(?:fast|normal|slow)\)$/);
  });

  it('leave no color and no style to the markup', () => {
    expect(markup).not.toMatch(/style=|fill="|stroke="/);
  });
});
