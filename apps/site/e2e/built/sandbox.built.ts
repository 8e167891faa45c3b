import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSiteFile, siteFiles } from './wire.ts';

const { isSandbox } = JSON.parse(
  readFileSync(new URL('../../dist/hosting.json', import.meta.url), 'utf8'),
);
// The captcha's page stands in a frame; a document that only leads on is never seen.
const documents = siteFiles('.html')
  .filter((address) => address !== '/captcha.html')
  .map((address) => [address, readSiteFile(address).toString()] as const)
  .filter(([, html]) => !/^<!doctype html><html[^>]* data-to=/.test(html));

it('finds the documents', () => expect(documents.length).toBeGreaterThan(80));

it.each(documents)('%s says whether it is a sandbox', (_, html) => {
  expect(/<aside class="otm-sandbox"><a href="\/__sandbox">\w/.test(html)).toBe(isSandbox);
});
