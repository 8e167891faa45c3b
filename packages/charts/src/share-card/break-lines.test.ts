import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

const measure = (text: string) => text.length;
const word = fc.stringMatching(/^[a-z]{1,9}$/);

describe('breakLines', () => {
  it('keeps a text that fits on one line', () => {
    expect(breakLines('Plans and prices', 16, measure)).toEqual(['Plans and prices']);
  });

  it('balances the lines', () => {
    expect(breakLines('one two three four five', 19, measure)).toEqual([
      'one two three',
      'four five',
    ]);
  });

  it('puts a word that is too wide on its own line', () => {
    expect(breakLines('a incommensurable b', 5, measure)).toEqual(['a', 'incommensurable', 'b']);
  });

  it('keeps every word in order, and every line within the width', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1 }),
        fc.integer({ min: 9, max: 60 }),
        (words, width) => {
          const lines = breakLines(words.join(' '), width, measure);
          expect(lines.join(' ')).toBe(words.join(' '));
          expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});
