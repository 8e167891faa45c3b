import { expect, it, vi } from 'vitest';
import { keepRecent } from './keep-recent.ts';

it('keeps the results that were used last', () => {
  const compute = vi.fn((key: string) => key.toUpperCase());
  const value = keepRecent(2, compute);
  expect(['a', 'b', 'a', 'c', 'a'].map(value)).toEqual(['A', 'B', 'A', 'C', 'A']);
  expect(compute.mock.calls.flat()).toEqual(['a', 'b', 'c']);
  expect(value('b')).toBe('B');
  expect(compute).toHaveBeenCalledTimes(4);
});
