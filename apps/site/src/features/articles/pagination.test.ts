import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageAround, pageAt, pageCount, pageNumber } from './pagination.ts';

const letters = [...'abcdefghij'];

describe('pageAround', () => {
  it('shows a short list whole', () => {
    expect(pageAround(letters, 'c', 10)).toEqual({ shown: letters });
  });

  it('shows the entries around the current one, and names those just outside', () => {
    expect(pageAround(letters, 'f', 4)).toEqual({
      shown: ['d', 'e', 'f', 'g'],
      before: 'c',
      after: 'h',
    });
  });

  it('starts at the front for an entry that it does not hold', () => {
    expect(pageAround(letters, undefined, 2)).toEqual({ shown: ['a', 'b'], after: 'c' });
  });

  it('reaches every entry of any list by its links', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 30 }),
        (count, size) => {
          const entries = Array.from({ length: count }, (_, place) => place);
          const reached = new Set<number>([0]);
          for (const entry of reached) {
            const { shown, before, after } = pageAround(entries, entry, size);
            expect(shown.length).toBeLessThanOrEqual(size);
            for (const next of [...shown, before, after]) if (next !== undefined) reached.add(next);
          }
          return reached.size === count;
        },
      ),
    );
  });
});

describe('the pages of a list', () => {
  it('have every entry once, in order', () => {
    const pages = Array.from({ length: pageCount(letters, 3) }, (_, index) =>
      pageAt(letters, index + 1, 3),
    );
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 3, 1]);
    expect(pages.flat()).toEqual(letters);
  });

  it('are one for an empty list', () => {
    expect(pageCount([])).toBe(1);
    expect(pageAt([], 1)).toEqual([]);
  });

  it.each([
    ['2', 2],
    ['417', 417],
    ['0', 1],
    ['-1', 1],
    ['2e3', 1],
    [undefined, 1],
  ])('are found by the number in their URL: %s is page %i', (text, number) => {
    expect(pageNumber(text)).toBe(number);
  });
});
