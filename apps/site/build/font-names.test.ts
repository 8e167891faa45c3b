import { expect, it } from 'vitest';
import { withShortFontNames } from './font-names.ts';

it('names fonts briefly where they are declared and where they are used', () => {
  const css =
    '@font-face{font-family:Big Sans;src:url(a)}@font-face{font-family:Other;src:url(b)}@font-face{font-family:Other;src:url(c)}:root{--_a:"Big Sans",Other,arial}h1{font-family:"Big Sans",var(--_a)}';
  expect(withShortFontNames(css)).toBe(
    '@font-face{font-family:_0;src:url(a)}@font-face{font-family:_1;src:url(b)}@font-face{font-family:_1;src:url(c)}:root{--_a:_0,_1,arial}h1{font-family:_0,var(--_a)}',
  );
});

it('keeps the name of the title’s face, which the boot script asks for', () => {
  const css = '@font-face{font-family:Title;src:url(a)}@font-face{font-family:Other;src:url(b)}';
  expect(withShortFontNames(css)).toBe(
    '@font-face{font-family:Title;src:url(a)}@font-face{font-family:_0;src:url(b)}',
  );
});

it('leaves fonts of the system alone', () => {
  expect(withShortFontNames(':root{--_a:"Segoe UI",arial}')).toBe(':root{--_a:"Segoe UI",arial}');
});
