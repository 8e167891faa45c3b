import { expect, it } from 'vitest';
import { shorten } from '../fixtures/short-names.ts';
import { importsOf, islandFiles, readSiteFile, siteFiles } from './wire.ts';

const documents = siteFiles('.html').map((path) => [path, readSiteFile(path).toString()] as const);
const withIslands = documents.filter(([, html]) => /data-props=["']\{/.test(html));

it('finds documents with islands that get data', () => {
  expect(withIslands.length).toBeGreaterThan(20);
});

it.each(withIslands)('%s has the styles of the notice in place of a broken island', (_, html) => {
  expect(html).toContain(shorten('.otm-notice{'));
});

it.each(islandFiles())('%s imports every file that it needs before it runs', (file) => {
  const own = importsOf(file);
  const deeper = own.flatMap((it) => importsOf(it));
  expect(deeper.filter((it) => !own.includes(it))).toEqual([]);
});

it('finds files that islands share', () => {
  expect(islandFiles().filter((file) => importsOf(file).length > 5).length).toBeGreaterThan(3);
});
