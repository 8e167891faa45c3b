import { expect, it } from 'vitest';
import { withoutSingleUses } from './single-uses.ts';

const css = [
  '@layer tokens{:root{--size:clamp(1rem, 2vw, 3rem);--twice:1px;--ink:#fff;--own:2px;--none:3px;--or:4px;--far:var(--ink);}',
  ':root[data-theme=light]{--ink:#000}@media print{:root{--paper:1in}}.b{--local:5px}}',
  'a{width:var(--size);gap:var(--twice) var(--twice);color:var(--ink);margin:var(--own);',
  'top:var(--or,0);left:var(--paper);right:var(--local);fill:var(--far)}',
].join('');
const result = withoutSingleUses(css, (name) => name === '--own');

it('puts the value of a token in place of its only reference', () => {
  expect(result).toContain('a{width:clamp(1rem, 2vw, 3rem);');
  expect(result).not.toContain('--size');
});

it.each([
  ['is read twice', '--twice'],
  ['a theme changes', '--ink'],
  ['code refers to', '--own'],
  ['nothing reads', '--none'],
  ['is read with a fallback', '--or'],
  ['only a media query sets', '--paper'],
  ['only a component sets', '--local'],
  ['refers to another', '--far'],
])('keeps a token that %s', (_, name) => {
  const count = (text: string) => text.split(`${name}`).length;
  expect(count(result)).toBe(count(css));
});
