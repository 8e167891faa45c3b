import { expect, it, vi } from 'vitest';
import { computeFromReads, noteRead, recordReads } from './reads.ts';

const read = (part: string) => {
  noteRead(part);
  return part;
};

it('records what a function reads, and nothing after it', () => {
  const { reads, value } = recordReads(() => read('a') + read('b') + read('a'));
  read('c');
  expect(value).toBe('aba');
  expect([...reads]).toEqual(['a', 'b']);
});

it('counts what a part of a function reads as read by the whole', () => {
  const inner: string[] = [];
  const { reads } = recordReads(() => {
    read('a');
    inner.push(...recordReads(() => read('b')).reads);
  });
  expect(inner).toEqual(['b']);
  expect([...reads]).toEqual(['a', 'b']);
});

it('records what a function reads before it fails', () => {
  const { reads } = recordReads(() => {
    try {
      recordReads(() => {
        read('a');
        throw new Error('No.');
      });
    } catch {
      read('b');
    }
  });
  expect([...reads]).toEqual(['a', 'b']);
});

it('keeps a result, and what it was computed from', () => {
  const compute = vi.fn(({ part }: { readonly part: string }) => read(part));
  const computed = computeFromReads(compute);
  const key = { part: 'a' };
  const both = [1, 2].map(() => recordReads(() => computed(key)));
  expect(compute).toHaveBeenCalledOnce();
  expect(both.map(({ reads, value }) => [value, ...reads])).toEqual([
    ['a', 'a'],
    ['a', 'a'],
  ]);
});
