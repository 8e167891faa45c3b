import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyReferral, maxCodeLength } from './referral.ts';
import { referralPaths } from './referral-paths.ts';

const keepers = referralPaths();
/** Applies the rule to a URL. Returns the code to store and the query that is left. */
const referral = (path: string, search: string, stored: string | null) => {
  const url = new URL('https://shop.example');
  url.pathname = path;
  url.search = search;
  const store = applyReferral(url, stored, keepers);
  return { store, search: url.search };
};

describe('on paths that keep the code', () => {
  it.each([
    '/',
    '/buy',
    '/buy/',
    '/order',
    '/order/0',
    '/order/',
    '/features',
    '/features/otm-wap',
    '/free-indicators',
    '/free-indicators/vwap/',
    '/free_indicators',
    '/es',
    '/es/',
    '/es/buy',
    '/es/order/5',
    '/es/features/estrategia-momentum',
    '/es/free_indicators',
  ])('adds the stored code to %s', (path) => {
    expect(referral(path, '', 'a1')).toEqual({ store: undefined, search: '?aff=a1' });
    expect(referral(path, '?x=1', 'a1').search).toBe('?x=1&aff=a1');
    expect(referral(path, '?aff=new', 'a1')).toEqual({ store: 'new', search: '?aff=new' });
    expect(referral(path, '?x=1', null)).toEqual({ store: undefined, search: '?x=1' });
  });
});

describe('on other paths', () => {
  it.each([
    '/risk',
    '/policies',
    '/home',
    '/buyer',
    '/buy-now',
    '/orders/1',
    '/featuresx',
    '/free-indicators-x',
    '/BUY',
    '/es-MX',
    '/es/risk',
    '/es/buyer',
    '/fr/buy',
    '/es/es/buy',
    '/a/buy',
    '/404',
    '/%ZZ',
    '//evil.com/x',
  ])('stores the code and removes it from %s', (path) => {
    expect(referral(path, '?aff=a1&x=1', null)).toEqual({ store: 'a1', search: '?x=1' });
    expect(referral(path, '?aff=a1', null)).toEqual({ store: 'a1', search: '' });
    expect(referral(path, '?x=%26', 'a1')).toEqual({ store: undefined, search: '?x=%26' });
    expect(referral(path, '?x=a%20b&y', 'a1').search).toBe('?x=a%20b&y');
  });
});

describe('codes', () => {
  const longest = 'x'.repeat(maxCodeLength);

  it.each([
    ['ignores an empty code', '?aff=', 'kept', undefined, '?aff=kept'],
    ['leaves an empty code when none is stored', '?aff=', null, undefined, '?aff='],
    ['takes the first of several codes', '?aff=1&aff=2', null, '1', '?aff=1&aff=2'],
    ['stores 512 characters', `?aff=${longest}`, null, longest, `?aff=${longest}`],
    [
      'replaces 513 characters by the stored code',
      `?aff=${longest}x`,
      'kept',
      undefined,
      '?aff=kept',
    ],
    ['ignores 513 stored characters', '', `${longest}x`, undefined, ''],
    ['treats markup as text', '?aff=%3Cscript%3E', null, '<script>', '?aff=%3Cscript%3E'],
    ['treats broken escapes as text', '?aff=%ZZ', null, '%ZZ', '?aff=%ZZ'],
    ['ignores parameters with similar names', '?AFF=1&affx=2', null, undefined, '?AFF=1&affx=2'],
  ])('%s', (_, search, stored, store, rest) => {
    expect(referral('/buy', search, stored)).toEqual({ store, search: rest });
  });
});

describe('for any URL', () => {
  const part = fc.string({ unit: 'binary', maxLength: 12 });
  const path = fc
    .tuple(
      fc.constantFrom('', '/es', '/', '//'),
      fc.constantFrom('', '/buy', '/risk', '/order'),
      part,
    )
    .map((parts) => `/${parts.join('')}`.replace(/^\/\//, '/'));
  const search = fc
    .array(fc.tuple(fc.constantFrom('aff', 'x', 'y', 'aff'), part), { maxLength: 6 })
    .map((pairs) => pairs.map((pair) => pair.map(encodeLoosely).join('=')).join('&'))
    .map((query) => query && `?${query}`);
  const stored = fc.option(fc.string({ minLength: 1 }), { nil: null });
  const others = (query: string) =>
    [...new URLSearchParams(query)].filter(([name]) => name !== 'aff');

  it('never throws', () => {
    const anything = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(anything, anything, stored, (anyPath, anySearch, kept) => {
        expect(() => referral(anyPath, anySearch, kept)).not.toThrow();
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(path, search, stored, (anyPath, anySearch, kept) => {
        const once = referral(anyPath, anySearch, kept);
        const twice = referral(anyPath, once.search, once.store ?? kept);
        expect(twice.search).toBe(once.search);
      }),
    );
  });

  it('keeps the order and values of other parameters', () => {
    fc.assert(
      fc.property(path, search, stored, (anyPath, anySearch, kept) => {
        expect(others(referral(anyPath, anySearch, kept).search)).toEqual(others(anySearch));
      }),
    );
  });

  it('stores the first code if it is neither empty nor too long', () => {
    fc.assert(
      fc.property(path, search, stored, (anyPath, anySearch, kept) => {
        const { store } = referral(anyPath, anySearch, kept);
        const first = new URLSearchParams(anySearch).get('aff');
        expect(store).toBe(first && first.length <= maxCodeLength ? first : undefined);
      }),
    );
  });

  /** Encodes as browsers do in a URL: lone surrogates cannot be encoded. */
  function encodeLoosely(text: string): string {
    return encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
  }
});
