import { locales } from '@otm/content';
import { describe, expect, it } from 'vitest';
import { hosting } from './hosting.ts';
import { sitePages, siteRedirects } from './paths.ts';

const pages = sitePages();
const byPath = new Map(pages.map((page) => [page.path, page]));

describe('the addresses of the site', () => {
  it('are all different', () => {
    expect(byPath.size).toBe(pages.length);
  });

  it('hold those that the specification names, unprefixed', () => {
    const named = ['/', '/buy', '/order', '/order/0', '/order/5', '/free-indicators/deltabar'];
    expect([...byPath.keys()]).toEqual(
      expect.arrayContaining([...named, '/free-indicators/vwap', '/risk', '/policies']),
    );
  });

  it.each(pages.map(({ path }) => path))('%s is a plain path in its own language', (path) => {
    expect(path).toMatch(/^\/([\w-]+(\/[\w-]+)*)?$/);
    const page = byPath.get(path);
    expect(page?.twins[page.locale]).toBe(path);
    expect(page?.locale).toBe(/^\/es(\/|$)/.test(path) ? 'es' : 'en');
  });

  it.each(pages.map(({ path }) => path))('%s and its twin name each other', (path) => {
    const page = byPath.get(path);
    for (const locale of locales) {
      const twin = byPath.get(page?.twins[locale] ?? '');
      expect(twin?.locale).toBe(locale);
      expect(twin?.route).toBe(page?.route);
      expect(twin?.twins).toEqual(page?.twins);
    }
  });
});

describe('redirects', () => {
  it('stand in both languages and lead to pages of the same language', () => {
    const redirects = siteRedirects();
    expect(redirects.map(({ from }) => from).toSorted()).toEqual([
      '/es/free-indicators',
      '/es/free_indicators',
      '/free-indicators',
      '/free_indicators',
    ]);
    for (const { from, locale, page } of redirects) {
      expect(byPath.has(from)).toBe(false);
      expect(byPath.get(page.path)?.locale).toBe(locale);
    }
  });
});

describe('what a host must know', () => {
  it('answers unknown parameters and unknown addresses in both languages', () => {
    const { rewrites, notFound } = hosting();
    expect(rewrites.map(({ prefix }) => prefix)).toEqual(
      expect.arrayContaining([
        '/order/',
        '/es/order/',
        '/free-indicators/',
        '/es/free-indicators/',
      ]),
    );
    expect(notFound).toEqual([
      { prefix: '/', file: '/404.html' },
      { prefix: '/es/', file: '/es/404.html' },
    ]);
  });
});
