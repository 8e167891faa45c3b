import type { Dirent } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { locales } from '@otm/schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShardedSearch } from '../src/features/search/create-sharded-search.ts';
import type { SearchDocument } from '../src/features/search/search-document.ts';
import { searchDocuments } from '../src/features/search/search-documents.ts';
import { pagesPerPart, type SearchShards } from '../src/features/search/search-shards.ts';
import type { SitePage } from '../src/routes/site-page.ts';
import { pageDocuments, searchablePages } from './render/index.ts';
import {
  rewriteParts,
  type SearchSource,
  writeSearchPart,
  writeSearchStart,
} from './search-parts.ts';

const home = process.cwd();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/search-`);
  process.chdir(folder);
});
afterEach(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

const read = async <Content>(url: string): Promise<Content> =>
  JSON.parse(await readFile(`dist/site${url}`, 'utf8'));

/** Writes the search's files. */
function write(source: SearchSource) {
  const most = Math.max(...locales.map((locale) => source.searchablePages(locale).length));
  for (let number = 0; number * pagesPerPart < most; number += 1) writeSearchPart(source, number);
  for (const locale of locales) writeSearchStart(source, locale);
}

it.each(locales)('puts all that a small site has in %s into one file, in order', async (locale) => {
  write({ pageDocuments, searchablePages });
  expect(await read(`/search-${locale}.json`)).toEqual(searchDocuments(locale));
});

const subjects = ['delta', 'profile', 'volume', 'session', 'pullback'];

/** A page about a subject among many, with a number that no other page has. */
const largePage = (number: number): SearchDocument => ({
  url: `/page-${number}`,
  kind: 'blog',
  title: `Reading ${subjects[number % subjects.length]}`,
  section: `Section ${number % 7}`,
  text: `What unique${number} says about «Área» and the ${number % 2 ? 'open' : 'close'}.`,
});

const large: SearchSource = {
  searchablePages: (locale) =>
    Array.from({ length: 2000 }, (_, number): SitePage => {
      const path = `/page-${number}`;
      return { route: 'post', locale, params: {}, path, alternates: { en: path, es: path } };
    }),
  pageDocuments: ({ path }) => [largePage(Number(path.replace('/page-', '')))],
};

it('finds what a large site says by the few files that a query needs', async () => {
  write(large);
  const facts = await read<SearchShards>('/search-en.json');
  expect(facts).toMatchObject({ folder: '/search/en', pages: 2000 });
  const load = vi.fn(read);
  const search = createShardedSearch(facts, async <Content>(url: string) => {
    load(url);
    return read<Content>(url);
  });
  const urls = async (query: string) => (await search(query)).map(({ document }) => document.url);
  const first = async (query: string) => (await urls(query))[0];
  expect(await first('unique1234')).toBe('/page-1234');
  // The file of its word, and the parts of pages with words that are almost the same.
  expect(load.mock.calls.length).toBeLessThanOrEqual(1 + 12);
  expect(await first('UNIQUE77 área')).toBe('/page-77');
  // All words, then some; a typo, and a word that isn't finished.
  expect(await first('unique1500 delta')).toBe('/page-1500');
  expect(await first('unique1501 nirvana')).toBe('/page-1501');
  expect(await first('profille unique41')).toBe('/page-41');
  expect((await search('pull'))[0]?.document.title).toBe('Reading pullback');
  expect((await search('pull'))[0]?.matches).toEqual(new Set(['pullback']));
  expect(await urls('nirvana')).toEqual([]);
  expect(await urls(' …? ')).toEqual([]);
  // A query never loads more than its words' files and the best pages' parts.
  load.mockClear();
  await search('reading the session close');
  expect(load.mock.calls.length).toBeLessThanOrEqual(4 * 3 + 12);
});

/** The texts of all files of the site, by their names. */
const texts = async () => {
  const entries = await readdir('dist/site', { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = async ({ name, parentPath }: Dirent) => {
    const path = `${parentPath}/${name}`;
    return [path, await readFile(path, 'utf8')] as const;
  };
  return Object.fromEntries(await Promise.all(files.map(read)));
};

it('writes the files again that a changed page of a large site is in, and no others', async () => {
  const changed: SearchSource = {
    ...large,
    pageDocuments: (page) =>
      large
        .pageDocuments(page)
        .map((document) =>
          page.path === '/page-1234'
            ? { ...document, text: 'Zurich says volume.', title: 'Reading gaps' }
            : document,
        ),
  };
  write(large);
  const before = await texts();
  rewriteParts(changed, [Math.floor(1234 / pagesPerPart)], (number) =>
    writeSearchPart(changed, number),
  );
  const after = await texts();
  const written = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(written).toContain('dist/site/search/en/pages-308.json');
  expect(written).toContain('dist/site/search/en/words-z.json');
  // The words that the page has as before.
  expect(written.filter((name) => /words-[rs]/.test(name))).toEqual([]);
  // As if all had been written.
  await rm('dist', { recursive: true });
  write(changed);
  expect(await texts()).toEqual(after);
});
