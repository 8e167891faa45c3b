import { expect, it } from 'vitest';
import { namesInCode, ownStyles } from './island-names.ts';
import { pageCssFrom } from './page-css.ts';

const css = `
  .otm-a, .otm-b { color: var(--otm-ink) }
  form:has(input.otm-c) .otm-a { gap: 0 }
  [data-size=pair] { top: 0 }
`;

it('keeps each name of the style sheet once, and nothing else', () => {
  const code = 'const a = "otm-a"; b("otm-a otm-x"); c.append("form"); var(--otm-ink)';
  expect(namesInCode(css)(code)).toBe('--otm-ink form otm-a var');
});

it('keeps the mark of code that brings its own styles', () => {
  expect(namesInCode(css)(`root.${ownStyles}=[sheet]`)).toBe(ownStyles);
});

const codes = [
  'add("otm-a")',
  'x.className="otm-b"+y;form.querySelector("input.otm-c")',
  'set({"data-size":"pair"});add("otm-a")',
  `root.${ownStyles}=[sheet];add("otm-b")`,
];

it.each(codes)('cuts the same styles as from all code: %s', async (code) => {
  const html = '<div data-live="/a.js"></div>';
  const cut = (text: string) => pageCssFrom(css, { '/a.js': text })(html);
  expect(await cut(namesInCode(css)(code))).toBe(await cut(code));
});
