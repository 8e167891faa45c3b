import { locales } from '@otm/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fallbackPage, findPage, openPage, sitePages } from './site-pages.ts';

const pages = sitePages();
const byPath = new Map(pages.map((page) => [page.path, page]));

describe('the paths of the site', () => {
  it('are unique', () => {
    expect(byPath.size).toBe(pages.length);
  });

  it('include those of the specification, without a prefix', () => {
    const named = ['/', '/buy', '/order', '/order/0', '/order/5', '/free-indicators/deltabar'];
    expect([...byPath.keys()]).toEqual(
      expect.arrayContaining([...named, '/free-indicators/vwap', '/risk', '/policies']),
    );
  });

  it.each(pages.map(({ path }) => path))('%s is a plain path in its own language', (path) => {
    expect(path).toMatch(/^\/([\w-]+(\/[\w-]+)*)?$/);
    const page = byPath.get(path);
    expect(page?.alternates[page.locale]).toBe(path);
    expect(page?.locale).toBe(/^\/es(\/|$)/.test(path) ? 'es' : 'en');
  });

  it.each(pages.map(({ path }) => path))('%s and its alternates name each other', (path) => {
    const page = byPath.get(path);
    for (const locale of locales) {
      const alternate = byPath.get(page?.alternates[locale] ?? '');
      expect(alternate?.locale).toBe(locale);
      expect(alternate?.route).toBe(page?.route);
      expect(alternate?.alternates).toEqual(page?.alternates);
    }
  });
});

describe('unknown parameters', () => {
  it('show the first card of the guide, in the language of the path', () => {
    expect(fallbackPage('features', 'en')?.path).toBe('/features/how-we-use-otm');
    expect(fallbackPage('features', 'es')?.path).toBe('/es/features/asi-usamos-otm');
    const { path, params } = findPage('features', 'es', { slug: 'nothing' });
    expect(path).toBe('/es/features/asi-usamos-otm');
    expect(params).toEqual({ slug: 'asi-usamos-otm' });
  });

  it('show an empty page instead of a post', () => {
    const page = findPage('post', 'es', { slug: 'nothing' });
    expect(page).toMatchObject({ params: {}, path: '/es/blog' });
    const { exists, render } = openPage(page);
    expect(exists).toBe(false);
    expect(renderToStaticMarkup(render())).toBe('');
  });

  it.each([
    ['order', { id: '99' }, '/order', {}],
    ['order', { id: '__proto__' }, '/order', {}],
    ['freeIndicators', { id: 'nothing' }, '/free-indicators/deltabar', { id: 'deltabar' }],
  ] as const)('of %s %o show %s', (route, unknown, path, params) => {
    expect(findPage(route, 'en', unknown)).toMatchObject({ path, params });
  });

  it('are a 404 on routes without a fallback', () => {
    expect(fallbackPage('buy', 'en')).toBeUndefined();
  });

  it('find an article by its slug in another language', () => {
    const { params } = findPage('features', 'en', { slug: 'estrategia-momentum' });
    expect(params).toEqual({ slug: 'momentum-strategy' });
  });
});
