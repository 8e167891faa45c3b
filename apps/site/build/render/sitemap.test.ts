// @vitest-environment happy-dom
import { business } from '@otm/content';
import { defaultLocale, locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/routes/index.ts';
import { openPage, sitePages } from '../../src/routes/site-pages.ts';
import { renderRobots, renderSitemaps } from './sitemap.ts';

const [sitemap] = renderSitemaps();
const entries = (sitemap?.xml ?? '').split('\n').filter((line) => line.startsWith('<url>'));
const locOf = (entry: string) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '';
const indexable = sitePages().filter(({ route }) => routes[route].indexable);

describe('the sitemap', () => {
  it('lists every indexable page once, with its full URL', () => {
    expect(entries.map(locOf)).toEqual(indexable.map(({ path }) => `${business.origin}${path}`));
    expect(new Set(entries.map(locOf)).size).toBe(entries.length);
  });

  it('lists no page that search engines may not show', () => {
    const hidden = sitePages().filter(({ route }) => !routes[route].indexable);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { path } of hidden)
      expect(entries.map(locOf)).not.toContain(`${business.origin}${path}`);
  });

  it('names the alternates of each page, itself included', () => {
    for (const [index, entry] of entries.entries()) {
      const links = [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)];
      expect(links.map(([, locale]) => locale)).toEqual([...locales, 'x-default']);
      const page = indexable[index];
      const fallback = links.find(([, locale]) => locale === 'x-default')?.[2];
      expect(fallback).toBe(`${business.origin}${page?.alternates[defaultLocale]}`);
      const own = links.find(([, locale]) => locale === page?.locale)?.[2];
      expect(own).toBe(locOf(entry));
    }
  });

  it('dates the pages whose route knows a date, and no other', () => {
    for (const [index, entry] of entries.entries()) {
      const page = indexable[index];
      const date = page && openPage(page).lastModified;
      expect(/<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1]).toBe(date);
      if (date) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('is well-formed XML', () => {
    const document = new DOMParser().parseFromString(sitemap?.xml ?? '', 'application/xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.getElementsByTagName('loc')).toHaveLength(entries.length);
  });
});

describe('a large sitemap', () => {
  const urlsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

  it.each([
    ['URLs', { urls: 10, bytes: 1e9 }],
    ['bytes', { urls: 1e9, bytes: 4000 }],
  ])('is an index of files that are within the limit of %s', (_, limits) => {
    const [index, ...files] = renderSitemaps(limits);
    expect(index?.path).toBe('/sitemap.xml');
    expect(files.length).toBeGreaterThan(3);
    expect(urlsOf(index?.xml ?? '')).toEqual(files.map(({ path }) => business.origin + path));
    expect(files.flatMap(({ xml }) => urlsOf(xml))).toEqual(entries.map(locOf));
    for (const { xml } of files) {
      expect(urlsOf(xml).length).toBeLessThanOrEqual(limits.urls);
      expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(limits.bytes + 200);
    }
  });
});

it('names the sitemap in robots.txt', () => {
  expect(renderRobots().split('\n')).toContain(`Sitemap: ${business.origin}/sitemap.xml`);
});
