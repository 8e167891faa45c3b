import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SearchDocument } from '../src/features/search/search-document.ts';
import { searchDocuments } from '../src/features/search/search-documents.ts';
import { pageDocuments, searchablePages } from './render/index.ts';
import { joinSearchParts, searchPartCount, writeSearchPart } from './search-parts.ts';

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

const read = async (locale: string): Promise<readonly SearchDocument[]> =>
  JSON.parse(await readFile(`dist/site/search-${locale}.json`, 'utf8'));

/** Writes the search's files from the parts of some pages. */
const write = (pages = searchablePages()) => {
  const count = searchPartCount(pages.length);
  for (let number = 0; number < count; number += 1)
    writeSearchPart({ pageDocuments, searchablePages: () => pages }, number);
  joinSearchParts(count);
};

it.each(['en', 'es'] as const)(
  'has everything that the search finds in %s, in order',
  async (locale) => {
    expect(searchPartCount(searchablePages().length)).toBeGreaterThan(1);
    write();
    expect(await read(locale)).toEqual(searchDocuments(locale));
  },
);

it('has no document of a site without pages', async () => {
  write([]);
  expect(await read('en')).toEqual([]);
});
