import { expect, it } from 'vitest';
import { anchorOf } from './anchor.ts';

it.each([
  ['How to read it', 'how-to-read-it'],
  ['¿Dónde engaña?', 'donde-engana'],
  ['The 70% value area', 'the-70-value-area'],
  [' — Más — ', 'mas'],
])('turns %s into %s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});
