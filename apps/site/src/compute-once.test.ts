import { expect, it, vi } from 'vitest';
import { computeOnce, computeOncePer } from './compute-once.ts';

it('keeps a result, also an undefined one', () => {
  const compute = vi.fn(() => undefined);
  const value = computeOnce(compute);
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(compute).toHaveBeenCalledOnce();
});

it('keeps a result for each argument', () => {
  const compute = vi.fn((key: string) => ({ key }));
  const value = computeOncePer(compute);
  expect(value('a')).toBe(value('a'));
  expect(value('b')).not.toBe(value('a'));
  expect(compute).toHaveBeenCalledTimes(2);
});
