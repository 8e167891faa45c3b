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
import type { Article } from '@otm/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLibrary } from '../library/create-library.ts';
import type { Library } from '../library/library.ts';
import { sampleFacts } from '../library/node-library.ts';
import { recordReads } from '../reads.ts';
import { readStore, storeContent, storeEntries } from './content-store.ts';
import { openStore } from './open-store.ts';
import { readContent } from './read-content.ts';
import type { ContentSource, SourceEntry } from './source.ts';

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

/** Everything that the files say, in which every text is read. */
const plain = ({ articles, glossary, statements, videos }: ContentSource) =>
  [articles, glossary, statements, videos].map((entries) =>
    entries.map(({ facts, id, text }: SourceEntry<object, object>) => ({
      id,
      facts,
      texts: Object.entries(text).map(([locale, { blocks, fields, file }]) => [
        locale,
        file,
        fields,
        blocks,
      ]),
    })),
  );

it('has what the files say', () => {
  expect(plain(open())).toEqual(plain(readContent(root)));
});

it('makes the same library', () => {
  const read = ({ text, ...article }: Article) => ({
    ...article,
    text: Object.values(text).map(({ blocks, linkTitle, meta, summary, title }) => ({
      blocks,
      linkTitle,
      meta,
      summary,
      title,
    })),
  });
  const parts = ({ featureGroups, features, posts, withVideos, ...rest }: Library) => ({
    ...rest,
    groups: featureGroups.map(({ articles, ...group }) => ({
      ...group,
      articles: articles.map(read),
    })),
    articles: [...features, ...posts, ...withVideos].map(read),
  });
  const stored = parts(createLibrary(open(), sampleFacts));
  const inMemory = parts(createLibrary(readContent(root), sampleFacts));
  expect(JSON.stringify(stored)).toBe(JSON.stringify(inMemory));
});

it('parses only the entries that changed', () => {
  open();
  const entries = () => readdirSync(cache).filter((file) => !file.startsWith('index-'));
  const before = entries();
  for (const file of before) appendFileSync(join(cache, file), '\n');
  edit('Una sección', 'Otra sección');
  const { articles } = open();
  const text = articles.find(({ id }) => id === 'newest-post')?.text.es;
  expect(JSON.stringify(text?.blocks)).toContain('Otra sección');
  // What is read at once, and what is read on demand.
  expect(entries().filter((file) => !before.includes(file))).toHaveLength(2);
  // The others are still those of the first time.
  for (const file of before) expect(readFileSync(join(cache, file), 'utf8')).toMatch(/\n$/);
});

it('names the entries that have changed, by a single byte or a file', () => {
  expect(readStore(root, cache).stale.length).toBeGreaterThan(20);
  open();
  expect(readStore(root, cache).stale).toEqual([]);
  edit('Una sección', 'Uma sección');
  writeFileSync(join(root, 'glossary/delta/notes.md'), '');
  const stale = readStore(root, cache).stale.map(({ id, name }) => ({ id, name }));
  expect(stale).toEqual([
    { name: 'articles', id: 'newest-post' },
    { name: 'glossary', id: 'delta' },
  ]);
});

it('lists what has changed: what is read on demand, or the structure', () => {
  const stateOf = (id: string) => {
    const state = readStore(root, cache)
      .update()
      .find((it) => it.id === id);
    return { lines: state?.parts.split('\n'), structure: state?.structure };
  };
  const before = stateOf('newest-post');
  expect(before.lines?.map((line) => line.replace(/ .*/, ''))).toEqual([
    'newest-post/en/fields',
    'newest-post/en/blocks',
    'newest-post/es/fields',
    'newest-post/es/blocks',
  ]);
  edit('Una sección', 'Otra sección');
  const edited = stateOf('newest-post');
  expect(edited.structure).toBe(before.structure);
  expect(edited.lines?.filter((line, place) => line !== before.lines?.[place])).toEqual([
    expect.stringMatching(/^newest-post\/es\/blocks /),
  ]);
  edit('slug: ', 'slug: otra-');
  expect(stateOf('newest-post').structure).not.toBe(before.structure);
  // Pages don't note what they read of terms.
  const term = stateOf('delta');
  expect(term.lines).toEqual(['']);
  appendFileSync(join(root, 'glossary/delta/en.md'), '\n');
  expect(stateOf('delta').structure).not.toBe(term.structure);
});

it.each([
  ['another format', () => '{"folder":"cache","collections":{}}'],
  ['another parser', (list: string) => list.replace(/^.*/, 'hash')],
])('stores everything again after a list of %s', (_, changed) => {
  const list = storeContent(root, cache);
  writeFileSync(list, changed(readFileSync(list, 'utf8')));
  expect(readStore(root, cache).stale.length).toBeGreaterThan(20);
  expect(plain(open())).toEqual(plain(readContent(root)));
});

it('opens what others have stored', () => {
  storeEntries(root, cache, readStore(root, cache).stale);
  const before = readdirSync(cache);
  open();
  const added = readdirSync(cache).filter((file) => !before.includes(file));
  expect(added).toEqual([expect.stringMatching(/^index-/)]);
});

it('notes what is read of an article', () => {
  const { posts } = createLibrary(open(), sampleFacts);
  const post = posts.find(({ slug }) => slug.en === 'newest-post');
  const reads = (run: () => unknown) => [...recordReads(run).reads];
  expect(reads(() => [post?.slug.es, post?.published, post?.related])).toEqual([]);
  expect(reads(() => post?.text.es.title)).toEqual(['newest-post/es/fields']);
  // The risk note is a block, and a field.
  expect(reads(() => post?.text.en.blocks)).toEqual([
    'newest-post/en/fields',
    'newest-post/en/blocks',
  ]);
});

it('stores nothing of an entry with a mistake', () => {
  edit('Una sección', '{% nothing %}');
  expect(open).toThrow(/newest-post/);
  expect(open).toThrow(/newest-post/);
});
