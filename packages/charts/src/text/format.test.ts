import { expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';
import { formatClock, formatCount, formatMinutes, formatPrice, formatSigned } from './format.ts';

it('a price has the decimals of its tick', () => {
  expect(formatPrice(21_594, 0.25)).toBe('5398.50');
  expect(formatPrice(-3763, 0.01)).toBe('-37.63');
  expect(formatPrice(4200, 1)).toBe('4200');
});

it('a count is grouped and a signed one carries its sign', () => {
  expect([0, 999, 1000, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567']);
  expect([1234, -1234, 0].map(formatSigned)).toEqual(['+1,234', '-1,234', '0']);
});

it('times are minutes and seconds, or hours and minutes', () => {
  expect(formatMinutes(90_999)).toBe('01:30');
  expect(formatClock(23_400_000)).toBe('06:30');
});

it('a template without its value is an error, not a hole', () => {
  expect(fillTemplate('POC {poc}', { poc: '1' })).toBe('POC 1');
  expect(() => fillTemplate('POC {poc}', {})).toThrow('{poc}');
});
