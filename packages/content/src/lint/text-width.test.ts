import { expect, it } from 'vitest';
import { textWidth } from './text-width.ts';

it('adds up the advances of the characters at a size', () => {
  expect(textWidth('Wi', 2048)).toBe(1933 + 455);
  expect(textWidth('Wi', 20)).toBeCloseTo(23.32, 2);
});

it('counts a character that it does not know as the widest', () => {
  expect(textWidth('漢', 2048)).toBe(2079);
});
