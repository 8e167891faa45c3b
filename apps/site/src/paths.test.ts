import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { hosting } from './hosting.ts';
import { knownParams, sitePages, siteRedirects, unknownPage } from './paths.ts';

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
  const redirects = siteRedirects();

  it('of odd spellings stand in both languages', () => {
    expect(redirects.map(({ from }) => from)).toEqual(
      expect.arrayContaining([
        '/es/free-indicators',
        '/es/free_indicators',
        '/free-indicators',
        '/free_indicators',
      ]),
    );
  });

  it('lead from a slug of another language to its counterpart', () => {
    const leads = new Map(redirects.map(({ from, page }) => [from, page.path]));
    expect(leads.get('/features/estrategia-momentum')).toBe('/features/momentum-strategy');
    expect(leads.get('/es/features/momentum-strategy')).toBe('/es/features/estrategia-momentum');
    expect(leads.get('/es/features/otm-wap')).toBeUndefined();
  });

  it('start at addresses of no page and lead to pages of the same language', () => {
    for (const { from, page } of redirects) {
      expect(byPath.has(from)).toBe(false);
      expect(byPath.get(page.path)?.locale).toBe(/^\/es\//.test(from) ? 'es' : 'en');
    }
  });
});

describe('unknown slugs', () => {
  it('of the guide mean its first card, in the language of the address', () => {
    expect(unknownPage('features', 'en')?.path).toBe('/features/how-we-use-otm');
    expect(unknownPage('features', 'es')?.path).toBe('/es/features/asi-usamos-otm');
  });

  it('of the blog mean none of its posts', () => {
    expect(unknownPage('post', 'es')?.params).toEqual({});
    expect(unknownPage('post', 'es')?.path).toBe('/es/blog');
  });

  it('of another language mean the article that it names', () => {
    expect(knownParams('features', 'en', { title: 'estrategia-momentum' })).toEqual({
      title: 'momentum-strategy',
    });
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
    const bare = rewrites.flatMap((rewrite) => rewrite.bare ?? []);
    expect(bare).toEqual(['/features', '/es/features']);
    expect(notFound).toEqual([
      { prefix: '/', file: '/404.html' },
      { prefix: '/es/', file: '/es/404.html' },
    ]);
  });
});
