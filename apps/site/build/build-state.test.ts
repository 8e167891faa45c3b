import { describe, expect, it } from 'vitest';
import { changedParts, readNumbering } from './build-state.ts';

const parts = ['post/en/fields a', 'post/en/blocks b', 'post/es/fields c', 'post/es/blocks d'];

describe('changedParts', () => {
  it('returns the numbers of the parts with another hash', () => {
    const now = parts.with(1, 'post/en/blocks x').with(3, 'post/es/blocks y');
    expect(changedParts(parts.join('\n'), now.join('\n'))).toEqual(new Set([1, 3]));
    expect(changedParts(parts.join('\n'), parts.join('\n'))).toEqual(new Set());
  });
});

describe('readNumbering', () => {
  const numbered = readNumbering(parts.join('\n'));

  it('numbers the parts that files have read by their lines', () => {
    expect(numbered([['post/es/fields', 'post/en/fields'], []])).toEqual([[2, 0], []]);
  });

  it('refuses a part that no line names', () => {
    expect(() => numbered([['other/en/fields']])).toThrow('other/en/fields');
  });
});
