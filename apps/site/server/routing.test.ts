import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveFile } from './routing.ts';

const files = new Set([
  '/index.html',
  '/es/index.html',
  '/buy.html',
  '/es/buy.html',
  '/404.html',
  '/es/404.html',
  '/order.html',
  '/order/0.html',
  '/order/_unknown.html',
  '/es/order/_unknown.html',
  '/assets/font.woff2',
  '/robots.txt',
]);
const hosting = {
  rewrites: [
    { prefix: '/order/', file: '/order/_unknown.html' },
    { prefix: '/es/order/', file: '/es/order/_unknown.html' },
  ],
  notFound: [
    { prefix: '/', file: '/404.html' },
    { prefix: '/es/', file: '/es/404.html' },
  ],
};
const resolve = (url: string) => resolveFile(url, files, hosting);

describe('a known path', () => {
  it.each([
    ['/', '/index.html'],
    ['/?aff=1', '/index.html'],
    ['/es', '/es/index.html'],
    ['/es/', '/es/index.html'],
    ['/buy', '/buy.html'],
    ['/buy/', '/buy.html'],
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

describe('an unknown parameter', () => {
  it.each([
    ['/order/7', '/order/_unknown.html'],
    ['/order/__proto__', '/order/_unknown.html'],
    ['/order/%30', '/order/_unknown.html'],
    ['/order/0/1', '/order/_unknown.html'],
    ['/es/order/x', '/es/order/_unknown.html'],
  ])('%s is served by %s', (url, file) => {
    expect(resolve(url)).toEqual({ file, status: 200 });
  });
});

describe('any other path', () => {
  it.each([
    ['/nowhere', '/404.html'],
    ['/404', '/404.html'],
    ['/404.html', '/404.html'],
    ['/es/404', '/es/404.html'],
    ['/BUY', '/404.html'],
    ['/es/nada', '/es/404.html'],
    ['/esx', '/404.html'],
    ['//evil.com/x', '/404.html'],
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

it('finds an existing file for any URL', () => {
  const escaped = fc.string({ unit: 'binary' }).map((text) => `/${text}`);
  fc.assert(
    fc.property(fc.oneof(escaped, fc.webPath(), fc.string()), (url) => {
      const { file, status } = resolve(url);
      return files.has(file) && [200, 404].includes(status);
    }),
  );
});
