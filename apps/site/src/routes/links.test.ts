import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { feedPath, mapLocales, pathTo, patternOf, prefixOf, sameInAllLocales } from './links.ts';
import { paths, type RouteId, routeIds } from './paths.ts';

describe('prefixOf', () => {
  it('names every language but the default one', () => {
    expect(mapLocales(prefixOf)).toEqual({ en: '', es: '/es' });
  });
});

describe('patternOf', () => {
  it.each([
    ['home', 'en', '/'],
    ['home', 'es', '/es'],
    ['buy', 'es', '/es/buy'],
    ['glossary', 'en', '/glossary'],
    ['glossary', 'es', '/es/glosario'],
    ['term', 'es', '/es/glosario/:slug?'],
    ['search', 'es', '/es/buscar'],
    ['features', 'es', '/es/features/:slug?'],
  ] as const)('of %s in %s is %s', (route, locale, pattern) => {
    expect(patternOf(route, locale)).toBe(pattern);
  });

  it('is unique among all routes and languages', () => {
    const patterns = routeIds.flatMap((route) => locales.map((locale) => patternOf(route, locale)));
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});

describe('pathTo', () => {
  it.each([
    ['home', 'en', {}, '/'],
    ['home', 'es', {}, '/es'],
    ['features', 'en', {}, '/features'],
    ['features', 'en', { slug: 'otm-wap' }, '/features/otm-wap'],
    ['order', 'es', { id: '0' }, '/es/order/0'],
    ['order', 'es', {}, '/es/order'],
    ['freeIndicators', 'en', { id: 'vwap' }, '/free-indicators/vwap'],
  ] as const)('%s in %s with %o is %s', (route, locale, params, path) => {
    expect(pathTo(route, locale, params)).toBe(path);
  });

  it('encodes what a path cannot contain', () => {
    expect(pathTo('features', 'en', { slug: 'a/b c' })).toBe('/features/a%2Fb%20c');
  });

  it('throws when a needed parameter is missing', () => {
    expect(() => pathTo('freeIndicators', 'en')).toThrow(':id');
  });

  it.each(routeIds)('never ends %s with a slash, except at the root', (route: RouteId) => {
    for (const locale of locales)
      expect(pathTo(route, locale, { id: 'vwap', number: '2' })).toMatch(/^\/$|[^/]$/);
  });
});

describe('feedPath', () => {
  it('has the prefix of its language', () => {
    expect(mapLocales(feedPath)).toEqual({ en: '/feed.xml', es: '/es/feed.xml' });
  });
});

describe('sameInAllLocales', () => {
  it('returns the same value for every language', () => {
    const value = { id: '0' };
    for (const locale of locales) expect(sameInAllLocales(value)[locale]).toBe(value);
  });
});

describe('paths', () => {
  it('has a path of every language where a route translates it', () => {
    for (const { path } of Object.values(paths))
      if (typeof path !== 'string') expect(Object.keys(path)).toEqual([...locales]);
  });
});
