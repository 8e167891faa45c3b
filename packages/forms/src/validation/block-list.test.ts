import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlocked, longestBlockList, normalizeBlockList } from './block-list.ts';

const blocks = (text: string, email: string) => isBlocked(normalizeBlockList(text), email);

describe('the block list', () => {
  test.each([
    ['a@b.co', 'a@b.co'],
    ['\u{FEFF} x@y.com ,\n\tA@B.co\r\n', 'a@b.CO'],
    [',,a@b.co,,', ' a@b.co '],
    ['xa@b.co,a@b.com,a@b.co', 'a@b.co'],
  ])('%j blocks %j', (text, email) => expect(blocks(text, email)).toBe(true));

  test.each([
    ['', 'a@b.co'],
    ['a@b.co', ''],
    ['xa@b.co, a@b.com', 'a@b.co'],
    ['a@b.co c@d.co', 'a@b.co'],
    ['a@b.co,c@d.co', 'a@b.co,c@d.co'],
    ['<!doctype html><p>a@b.co</p>', 'a@b.co'],
  ])('%j does not block %j', (text, email) => expect(blocks(text, email)).toBe(false));

  test('means the same as splitting on commas and trimming each entry', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', '@', ',', ' ', '\n', 'A'),
      maxLength: 30,
    });
    const email = fc.string({ unit: fc.constantFrom('a', 'b', '@', 'A', ' '), maxLength: 4 });
    fc.assert(
      fc.property(text, email, (list, wanted) => {
        const entries = list.split(',').map((entry) => entry.trim().toLowerCase());
        const plain = wanted.trim().toLowerCase();
        return blocks(list, wanted) === (plain !== '' && entries.includes(plain));
      }),
      { numRuns: 20_000 },
    );
  });

  test('reads a megabyte and no more', () => {
    const filler = 'x'.repeat(longestBlockList);
    expect(normalizeBlockList(`${filler},a@b.co`)).toHaveLength(longestBlockList);
  });
});
