import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contrastPairs } from '../tokens/contrast-pairs.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** Returns the custom properties of a rule, by name without its prefix. */
function tokensOf(selector: string): Record<string, string> {
  const [, body] = css.split(`${selector} {`);
  if (body === undefined) throw new Error(`tokens.css has no rule for ${selector}.`);
  const [declarations = ''] = body.split('}');
  return Object.fromEntries(
    [...declarations.matchAll(/--otm-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const dark = tokensOf(':root');
const themes = { dark, light: { ...dark, ...tokensOf(':root[data-theme="light"]') } };

/** Converts an sRGB channel to linear light, by the formula of WCAG 2.2. */
const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${hex} is not a color of six hex digits.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(Object.entries(themes))('the %s theme', (_, theme: Record<string, string>) => {
  const color = (name: string) => theme[name] ?? `no token ${name}`;

  it.each(contrastPairs)('%s on %s has a contrast of at least %d', (token, fill, least) => {
    expect(contrast(color(token), color(fill))).toBeGreaterThanOrEqual(least);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
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
