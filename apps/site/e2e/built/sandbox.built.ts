import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shorten } from '../fixtures/short-names.ts';
import { readSiteFile, siteFiles } from './wire.ts';

const { isSandbox } = JSON.parse(
  readFileSync(new URL('../../dist/hosting.json', import.meta.url), 'utf8'),
);
// The captcha's page is in a frame, and a redirect is never seen.
const documents = siteFiles('.html')
  .filter((path) => path !== '/captcha.html')
  .map((path) => [path, readSiteFile(path).toString()] as const)
  .filter(([, html]) => !/^<!doctype html><html[^>]* data-to=/.test(html));

const ribbon = new RegExp(`<aside class="${shorten('otm-sandbox')}"><a href="/__sandbox">\\w`);

it('finds the documents', () => expect(documents.length).toBeGreaterThan(40));

it.each(documents)('%s shows whether it is a sandbox', (_, html) => {
  expect(ribbon.test(html)).toBe(isSandbox);
});
