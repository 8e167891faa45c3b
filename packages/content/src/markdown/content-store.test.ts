import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLibrary } from '../library/create-library.ts';
import { sampleFacts } from '../library/node-library.ts';
import { storeContent } from './content-store.ts';
import { openStore } from './open-store.ts';
import { readContent } from './read-content.ts';

const fixture = resolve(import.meta.dirname, '../../fixture');
let root: string;
let cache: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cache = mkdtempSync(join(tmpdir(), 'content-store-'));
  for (const name of ['articles', 'glossary', 'statements', 'videos'])
    cpSync(join(fixture, name), join(root, name), { recursive: true });
});
afterEach(() => {
  for (const folder of [root, cache]) rmSync(folder, { recursive: true });
});

const post = () => join(root, 'articles/newest-post/es.md');
const edit = (from: string, to: string) =>
  writeFileSync(post(), readFileSync(post(), 'utf8').replace(from, to));
const open = () => openStore(storeContent(root, cache));

it('has what the files say', () => {
  expect(JSON.parse(JSON.stringify(open()))).toEqual({
    ...JSON.parse(JSON.stringify(readContent(root))),
    isOnDemand: true,
  });
});

it('makes the same library', () => {
  const inMemory = createLibrary(readContent(root), sampleFacts);
  expect(JSON.stringify(createLibrary(open(), sampleFacts))).toBe(JSON.stringify(inMemory));
});

it('parses the entries that have changed alone', () => {
  open();
  const before = readdirSync(cache);
  for (const file of before) appendFileSync(join(cache, file), '\n');
  edit('Una sección', 'Otra sección');
  const { articles } = open();
  const text = articles.find(({ id }) => id === 'newest-post')?.text.es;
  expect(JSON.stringify(text?.blocks)).toContain('Otra sección');
  const added = readdirSync(cache).filter((file) => !before.includes(file));
  expect(added).toHaveLength(2);
  // The others are still those of the first time.
  for (const file of before) expect(readFileSync(join(cache, file), 'utf8')).toMatch(/\n$/);
});

it('stores nothing of an entry with a mistake', () => {
  edit('Una sección', '{% nothing %}');
  expect(open).toThrow(/newest-post/);
  expect(open).toThrow(/newest-post/);
});
