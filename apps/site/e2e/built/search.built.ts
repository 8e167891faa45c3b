import { describe, expect, it } from 'vitest';
import { shorten } from '../fixtures/short-names.ts';
import { reachable, readSiteFile, siteFiles, wireSize } from './wire.ts';

const [source = ''] = siteFiles('.js').filter((file) =>
  /^\/assets\/search-[\w-]{8}\.js$/.test(file),
);
const code = [...reachable(source)].map((file) => readSiteFile(file).toString()).join('\n');
const pages = siteFiles('.html').map((path) => ({
  path,
  html: readSiteFile(path).toString(),
}));
const searchable = pages.filter(({ html }) => html.includes(`data-live="${source}"`));

describe('the search', () => {
  it('is on every page with the full layout', () => {
    expect(searchable.length).toBeGreaterThan(20);
    const full = pages.filter(({ html }) => html.includes(`class="${shorten('otm-footer')}"`));
    expect(searchable.map(({ path }) => path)).toEqual(full.map(({ path }) => path));
  });

  it('costs at most 15 KB of code, without React', () => {
    expect(wireSize(code)).toBeGreaterThan(5_000);
    expect(wireSize(code)).toBeLessThanOrEqual(15_360);
  });

  it.each(['en', 'es'])('has an index of at most 90 KB in %s, which the code names', (locale) => {
    const file = `/search-${locale}.json`;
    expect(code).toContain(file);
    expect(wireSize(readSiteFile(file))).toBeGreaterThan(1000);
    expect(wireSize(readSiteFile(file))).toBeLessThanOrEqual(92_160);
  });

  it('leaves its styles out of pages that only link to it', () => {
    const [home] = pages.filter(({ path }) => path === '/index.html');
    const rule = new RegExp(`\\${shorten('.otm-search')}(?![\\w-])`);
    expect(home?.html).not.toMatch(rule);
  });
});
