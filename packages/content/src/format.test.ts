import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { formatDate, formatList, formatMoney } from './format.ts';

describe.each(locales)('formatMoney in %s', (locale) => {
  it.each([
    [0, '$0'],
    [497, '$497'],
    [1152, '$1,152'],
    [158.5, '$158.50'],
    [12345.75, '$12,345.75'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatMoney(amount, locale)).toBe(text);
  });
});

describe('formatDate', () => {
  it('writes an ISO date in the words of the language', () => {
    expect(formatDate('2026-11-20', 'en')).toBe('November 20, 2026');
    expect(formatDate('2026-11-20', 'es')).toBe('20 de noviembre de 2026');
  });

  it('reads a moment by its UTC day', () => {
    expect(formatDate(new Date('2026-01-01T00:30:00Z'), 'en')).toBe('January 1, 2026');
  });

  it('refuses what is not a date', () => {
    expect(() => formatDate('tomorrow', 'en')).toThrow(RangeError);
  });
});

describe('formatList', () => {
  it('joins names as a sentence does', () => {
    expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b, and c');
    expect(formatList(['a', 'b'], 'es')).toBe('a y b');
  });
});
