import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  firstResponseLimit,
  headerBytes,
  responseHeaders,
} from '../../scripts/deploy/first-response.ts';
import { http2Overhead } from './http2-bytes.ts';
import { roomForAdditions } from './room-for-additions.ts';
import { compressed, islandFiles, reachable, readSiteFile, siteFiles, wireSize } from './wire.ts';

// The captcha's own page is in a frame and has its own files.
const pages = siteFiles('.html').filter((path) => path !== '/captcha.html');
const documents = pages.map((path) => ({
  path,
  html: readSiteFile(path).toString(),
  size: readSiteFile(`${path}.br`).length,
}));
const scripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', text = '']) => ({
      attributes,
      text,
    }),
  );
const { headers } = JSON.parse(
  readFileSync(new URL('../../dist/hosting.json', import.meta.url), 'utf8'),
);
const islands = islandFiles();

describe.each(documents)('$path', ({ html, path, size }) => {
  it('fits into the first congestion window', () => {
    expect(size).toBeLessThanOrEqual(firstResponseLimit);
  });

  it('has a boot script of at most 1.5 KB, and requests no other', () => {
    const [boot, ...others] = scripts(html).filter(
      // Data, which no browser runs.
      ({ attributes }) => !attributes.includes('application/ld+json'),
    );
    const bootSize = wireSize(boot?.text ?? '');
    expect(bootSize).toBeGreaterThan(0);
    expect(bootSize).toBeLessThanOrEqual(1536);
    const own = others.filter(({ attributes }) => !attributes.includes('speculationrules'));
    expect(others.length - own.length).toBe(1);
    // An order writes its date, the page of questions opens the one that a link names, and a form
    // keeps what is typed before its code is there.
    const hasOwn = /\/order\b|data-live="\/assets\/(question-filter|(contact|license)-form)/.test(
      path + html,
    );
    expect(own.length).toBeLessThanOrEqual(hasOwn ? 1 : 0);
    expect(wireSize(own[0]?.text ?? '')).toBeLessThanOrEqual(224);
    expect(html).not.toMatch(/<script[^>]+src=|modulepreload|as="script"/);
  });

  it('preloads one font of at most 18 KB, which a phone’s first page doesn’t wait for', () => {
    // Browsers wait for preloads before they paint.
    const preloads = [
      ...html.matchAll(/<link rel="preload" as="font" crossorigin href="([^"]+)"([^>]*)>/g),
    ];
    expect(preloads.map(([, , condition]) => condition)).toEqual([' media="(min-width:60rem)"']);
    const [[, font = ''] = []] = preloads;
    expect(readSiteFile(font).length).toBeLessThanOrEqual(18 * 1024);
    const requested = new Set(
      [...html.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, it]) => it),
    );
    for (const [, href] of preloads) requested.add(href);
    expect([...requested]).toEqual([font]);
  });

  it('requests no style sheet', () => {
    expect(html).not.toMatch(/rel="stylesheet"|@import/);
  });
});

it('sends at most 600 bytes of headers', () => {
  expect(headerBytes(headers)).toBeLessThanOrEqual(600);
});

it('counts the headers, as nginx sends them: no document needs a second round trip for them', () => {
  const room = firstResponseLimit - headerBytes(headers);
  const over = documents
    .map(({ path, size }) => ({ path, excess: size + roomForAdditions(path) - room }))
    .filter(({ excess }) => excess > 0);
  expect(over.map(({ path, excess }) => `${path}: ${excess} too many`)).toEqual([]);
});

it('sends no more over HTTP/2, whose headers are compressed', async () => {
  const { html = '' } = documents.toSorted((one, other) => other.size - one.size)[0] ?? {};
  const document = compressed(html);
  const bytes = await http2Overhead(responseHeaders(headers), document);
  expect(bytes).toBeLessThan(headerBytes(headers));
});

it('finds the islands', () => {
  expect(islands.length).toBeGreaterThanOrEqual(3);
});

it.each(islands)('%s costs at most 90 KB on intent', (source) => {
  const files = [...reachable(source)];
  const bytes = files.reduce((sum, file) => sum + wireSize(readSiteFile(file)), 0);
  expect(bytes, files.join(', ')).toBeLessThanOrEqual(92_160);
});

it('counts React where an island needs it', () => {
  const [tabs = ''] = islands.filter((source) => source.includes('free-indicator-tabs'));
  const bytes = [...reachable(tabs)].reduce((sum, file) => sum + wireSize(readSiteFile(file)), 0);
  expect(bytes).toBeGreaterThan(40_000);
});
