import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedFile, cacheKey } from './cached-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/cached-`);
});
afterEach(() => rm(folder, { recursive: true }));

const read = async (make: () => Promise<Uint8Array>) =>
  Buffer.from(await cachedFile(`${folder}/new`, 'a.bin', make)).toString();

it('makes a file once and leaves no draft', async () => {
  const make = vi.fn(async () => Buffer.from('content'));
  expect([await read(make), await read(make)]).toEqual(['content', 'content']);
  expect(make).toHaveBeenCalledOnce();
  expect(await readdir(`${folder}/new`)).toEqual(['a.bin']);
});

it('keeps nothing when making it fails', async () => {
  await expect(read(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await read(async () => Buffer.from('later'))).toBe('later');
});

it('fails if a file is there and unreadable', async () => {
  await mkdir(`${folder}/new/a.bin`, { recursive: true });
  const make = vi.fn(async () => Buffer.from('content'));
  await expect(read(make)).rejects.toThrow('EISDIR');
  expect(make).not.toHaveBeenCalled();
});

it('has another key for other parts', () => {
  const keys = [cacheKey('a', 'b'), cacheKey('ab', ''), cacheKey('b', 'a'), cacheKey('a', 'b')];
  expect(new Set(keys).size).toBe(3);
  expect(keys[0]).toBe(keys[3]);
});
