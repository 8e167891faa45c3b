import { expect, it } from 'vitest';
import { shorten } from '../fixtures/short-names.ts';
import { readSiteFile, siteFiles } from './wire.ts';

const documents = siteFiles('.html').map((path) => [path, readSiteFile(path).toString()] as const);
const withIslands = documents.filter(([, html]) => html.includes('data-props="{'));

it('finds documents with islands that get data', () => {
  expect(withIslands.length).toBeGreaterThan(20);
});

it.each(withIslands)('%s has the styles of the notice in place of a broken island', (_, html) => {
  expect(html).toContain(shorten('.otm-notice{'));
});
