import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contrast, pairContrasts, themes } from '../tokens/contrast.ts';
import file from '../tokens/tokens.json' with { type: 'json' };

describe.each(themes)('the %s theme', (theme) => {
  const pairs = pairContrasts(file)
    .filter((pair) => pair.theme === theme)
    .map(({ contrast, fill, least, token }) => [token, fill, least, contrast] as const);

  it.each(pairs)('%s on %s has a contrast of at least %d', (_token, _fill, least, found) => {
    expect(found).toBeGreaterThanOrEqual(least);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('names a pair whose colors are too similar, in the theme that it’s in', () => {
  const { accent, ...others } = file.color;
  const similar = { ...accent, $value: { ...accent.$value, hex: '#777777' } };
  const low = pairContrasts({ color: { ...others, accent: similar } }).filter(
    ({ contrast: found, least }) => found < least,
  );
  expect(low.map(({ theme, token, fill }) => [theme, token, fill])).toEqual([
    ['dark', 'on-accent', 'accent'],
    ['light', 'on-accent', 'accent'],
  ]);
});

describe('style sheet', () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  // Without the chat widget: it's standalone and brings its own look to other sites.
  const sheets = globSync('{packages/{ui,charts,forms}/src,apps/site/src}/**/*.css', {
    cwd: root,
  }).filter((file) => !file.endsWith('styles/tokens.css'));
  /** Raw CSS colors. */
  const raw =
    /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:[^;{]*\b(?:black|white|red|blue|green|gold|gray|grey|orange|yellow)\b/i;

  it.each(sheets)('%s takes its colors from the tokens', (file) => {
    const lines = readFileSync(`${root}${file}`, 'utf8').split('\n');
    expect(lines.filter((line) => raw.test(line.replace(/\/\*.*\*\//, '')))).toEqual([]);
  });
});
