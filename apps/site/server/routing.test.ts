import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveFile } from './routing.ts';

const files = new Set([
  '/index.html',
  '/es.html',
  '/buy.html',
  '/es/buy.html',
  '/404.html',
  '/es/404.html',
  '/order.html',
  '/order/0.html',
  '/order/404.html',
  '/es/order/404.html',
  '/free_indicators.html',
  '/assets/font.woff2',
  '/robots.txt',
]);
const rules = {
  notFound: [
    { prefix: '/', file: '/404.html' },
    { prefix: '/es/', file: '/es/404.html' },
    { prefix: '/order/', file: '/order/404.html' },
    { prefix: '/es/order/', file: '/es/order/404.html' },
  ],
  redirects: [{ from: '/free_indicators', to: '/free-indicators/deltabar' }],
};
const resolve = (url: string) => resolveFile(url, files, rules);

describe('a known path', () => {
  it.each([
    ['/', '/index.html'],
    ['/?aff=1', '/index.html'],
    ['/es', '/es.html'],
    ['/buy', '/buy.html'],
    ['/b%75y', '/buy.html'],
    ['/es%2Fbuy', '/es/buy.html'],
    ['/buy?x=/../y', '/buy.html'],
    ['/buy#compare', '/buy.html'],
    ['/order', '/order.html'],
    ['/order/0', '/order/0.html'],
    ['/assets/font.woff2', '/assets/font.woff2'],
    ['/robots.txt', '/robots.txt'],
  ])('%s is served by %s', (url, file) => {
    expect(resolve(url)).toEqual({ file, status: 200 });
  });
});

describe('another spelling of a page', () => {
  it.each([
    ['/buy/', '/buy'],
    ['/buy/?aff=1&x=%2F', '/buy?aff=1&x=%2F'],
    ['/buy.html', '/buy'],
    ['/es/', '/es'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/free_indicators', '/free-indicators/deltabar'],
    ['/free_indicators/?aff=1', '/free-indicators/deltabar?aff=1'],
  ])('%s redirects to %s', (url, location) => {
    expect(resolve(url)).toEqual({ location, status: 308 });
  });
});

describe('an unknown parameter', () => {
  it.each([
    ['/order/7', '/order/404.html'],
    ['/order/__proto__', '/order/404.html'],
    ['/order/%37/', '/order/404.html'],
    ['/order/0/1', '/order/404.html'],
    ['/order/404', '/order/404.html'],
    ['/order/404.html', '/order/404.html'],
    ['/es/order/x', '/es/order/404.html'],
  ])('%s shows %s with status 404', (url, file) => {
    expect(resolve(url)).toEqual({ file, status: 404 });
  });
});

describe('any other path', () => {
  it.each([
    ['/nowhere', '/404.html'],
    ['/nowhere/', '/404.html'],
    ['/404', '/404.html'],
    ['/404.html', '/404.html'],
    ['/es/404', '/es/404.html'],
    ['/BUY', '/404.html'],
    ['/buy.html/', '/404.html'],
    ['/es/nada', '/es/404.html'],
    ['/esx', '/404.html'],
    ['//evil.com/x', '/404.html'],
    ['//evil.com/', '/404.html'],
    ['//buy/', '/404.html'],
    ['/%ZZ', '/404.html'],
    ['/es/%ZZ', '/es/404.html'],
    ['/%', '/404.html'],
    ['/../hosting.json', '/404.html'],
    ['/..%2Fhosting.json', '/404.html'],
    ['/assets/../../hosting.json', '/404.html'],
    ['/%00', '/404.html'],
    ['/constructor', '/404.html'],
    ['*', '/404.html'],
  ])('%s shows %s with status 404', (url, file) => {
    expect(resolve(url)).toEqual({ file, status: 404 });
  });
});

it('finds an existing file for any URL, or redirects to a page of the site', () => {
  const escaped = fc.string({ unit: 'binary' }).map((text) => `/${text}`);
  const spelled = fc.constantFrom('/buy/', '/buy.html', '//buy/', '/\\buy/', '/order/0/');
  fc.assert(
    fc.property(fc.oneof(escaped, spelled, fc.webPath(), fc.string()), (url) => {
      const resolved = resolve(url);
      if ('location' in resolved) return /^\/(?![/\\])/.test(resolved.location);
      return files.has(resolved.file) && [200, 404].includes(resolved.status);
    }),
  );
});
