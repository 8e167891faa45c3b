import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type TokenFile, tokensIn } from './token-tree.ts';
import file from './tokens.json' with { type: 'json' };
import { cssValue, tokensCss } from './tokens-css.ts';
import { tokensForMode, tokensJson } from './tokens-json.ts';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Returns the CSS value of a token that is alone in its file. */
function cssOf(token: object): string {
  const [only] = tokensIn({ group: { name: token } } as TokenFile);
  if (!only) throw new Error('The file has no token.');
  return cssValue(only, only.value);
}

describe('the written files are up to date: run `npm run tokens`', () => {
  it('tokens.css', () => expect(textOf('../styles/tokens.css')).toBe(tokensCss(file)));
  it('tokens.json', () => expect(textOf('tokens.json')).toBe(tokensJson(file)));
});

it('gives every token a name of its own', () => {
  const names = tokensIn(file).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(60);
  expect(new Set(names).size).toBe(names.length);
});

it.each([
  ['a translucent color', { $type: 'color', $value: { hex: '#000000', alpha: 0.7 } }, '#000000b3'],
  ['an alias', { $type: 'color', $value: '{color.ink}' }, 'var(--otm-ink)'],
  ['a curve', { $type: 'cubicBezier', $value: [0, 0, 0.3, 1] }, 'cubic-bezier(0, 0, 0.3, 1)'],
  ['families', { $type: 'fontFamily', $value: ['Some Font', 'arial'] }, '"Some Font", arial'],
])('writes %s as CSS', (_, token, css) => {
  expect(cssOf(token)).toBe(css);
});

it('names what an alias must look like', () => {
  expect(() => cssOf({ $type: 'color', $value: 'ink' })).toThrow('{group.name}');
});

it('computes the components of a color from its hex digits', () => {
  const white = { hex: '#ffffff', colorSpace: 'srgb', components: [0, 0, 0] };
  expect(JSON.parse(tokensJson({ white }))).toEqual({ white: { ...white, components: [1, 1, 1] } });
  expect(() => tokensJson({ white: { ...white, hex: '#fff' } })).toThrow('six lowercase hex');
});

it('exports one mode without extensions, with the values of that mode', () => {
  const { color } = tokensForMode(file, 'light') as { color: { canvas: object; accent: object } };
  expect(color.canvas).toEqual({
    $value: { colorSpace: 'srgb', components: [0.9843, 0.9804, 0.9686], hex: '#fbfaf7' },
  });
  expect(color.accent).toEqual({ $value: file.color.accent.$value });
  expect(JSON.stringify(tokensForMode(file))).not.toContain('$extensions');
});
