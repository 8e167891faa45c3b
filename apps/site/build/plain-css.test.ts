import { expect, it } from 'vitest';
import { plainCss } from './plain-css.ts';

it('writes layers, themes and variables out', () => {
  const css = `
    @layer otm.tokens, otm.components;
    @layer otm.tokens { :root { --ink: #fff; } :root[data-theme='light'] { --ink: #000; } }
    @layer otm.components { .mark { fill: var(--ink); } }
    @media (forced-colors: active) { .mark { fill: CanvasText; } }
  `;
  const plain = plainCss(css);
  expect(plain).toMatch(/\.mark\s*\{\s*fill: #fff;\s*\}/);
  expect(plain).not.toMatch(/@|var\(|CanvasText/);
});

it('refuses a variable without a value', () => {
  expect(() => plainCss('.mark { fill: var(--lost); }')).toThrow('Set --lost in tokens.css');
});
