import { expect, it } from 'vitest';
import { formatClock, formatCount, formatMinutes, formatPrice, formatSigned } from './format.ts';

it('formats prices with the decimals of the tick size', () => {
  expect(formatPrice(21_594, 0.25)).toBe('5,398.50');
  expect(formatPrice(-3763, 0.01)).toBe('–37.63');
  expect(formatPrice(4200, 1)).toBe('4,200');
});

it('groups digits and keeps signs', () => {
  expect([0, 999, 1000, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567']);
  expect([1234, -1234, 0].map(formatSigned)).toEqual(['+1,234', '–1,234', '0']);
});

it('formats times as minutes and seconds, or hours and minutes', () => {
  expect(formatMinutes(90_999)).toBe('01:30');
  expect(formatClock(23_400_000)).toBe('06:30');
});
