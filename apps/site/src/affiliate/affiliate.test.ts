import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affiliate, longestCode } from './affiliate.ts';

describe('where a kept code is added', () => {
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
  ])('%s carries it', (path) => {
    expect(affiliate(path, '', 'a1')).toEqual({ store: undefined, search: '?aff=a1' });
    expect(affiliate(path, '?x=1', 'a1').search).toBe('?x=1&aff=a1');
    expect(affiliate(path, '?aff=new', 'a1')).toEqual({ store: 'new', search: '?aff=new' });
    expect(affiliate(path, '?x=1', null)).toEqual({ store: undefined, search: '?x=1' });
  });
});

describe('where a code is stored and taken off', () => {
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
  ])('%s does not carry it', (path) => {
    expect(affiliate(path, '?aff=a1&x=1', null)).toEqual({ store: 'a1', search: '?x=1' });
    expect(affiliate(path, '?aff=a1', null)).toEqual({ store: 'a1', search: '' });
    expect(affiliate(path, '?x=%26', 'a1')).toEqual({ store: undefined, search: '?x=%26' });
  });
});

describe('what counts as a code', () => {
  const longest = 'x'.repeat(longestCode);

  it.each([
    ['an empty one is absent', '?aff=', 'kept', undefined, '?aff=kept'],
    ['an empty one stays empty where none is kept', '?aff=', null, undefined, '?aff='],
    ['of several the first counts', '?aff=1&aff=2', null, '1', '?aff=1&aff=2'],
    ['512 characters are stored', `?aff=${longest}`, null, longest, `?aff=${longest}`],
    [
      '513 are not, and a kept one takes their place',
      `?aff=${longest}x`,
      'kept',
      undefined,
      '?aff=kept',
    ],
    ['markup is text', '?aff=%3Cscript%3E', null, '<script>', '?aff=%3Cscript%3E'],
    ['broken escapes are text', '?aff=%ZZ', null, '%ZZ', '?aff=%ZZ'],
    ['other names are other parameters', '?AFF=1&affx=2', null, undefined, '?AFF=1&affx=2'],
  ])('%s', (_, search, stored, store, rest) => {
    expect(affiliate('/buy', search, stored)).toEqual({ store, search: rest });
  });
});

describe('for any address', () => {
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

  it('the rule never throws', () => {
    const anything = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(anything, anything, stored, (anyPath, anySearch, kept) => {
        expect(() => affiliate(anyPath, anySearch, kept)).not.toThrow();
      }),
    );
  });

  it('applying it twice is applying it once', () => {
    fc.assert(
      fc.property(path, search, stored, (anyPath, anySearch, kept) => {
        const once = affiliate(anyPath, anySearch, kept);
        const twice = affiliate(anyPath, once.search, once.store ?? kept);
        expect(twice.search).toBe(once.search);
      }),
    );
  });

  it('other parameters keep their order and meaning', () => {
    fc.assert(
      fc.property(path, search, stored, (anyPath, anySearch, kept) => {
        expect(others(affiliate(anyPath, anySearch, kept).search)).toEqual(others(anySearch));
      }),
    );
  });

  it('what it stores is the first code, not empty and not over the limit', () => {
    fc.assert(
      fc.property(path, search, stored, (anyPath, anySearch, kept) => {
        const { store } = affiliate(anyPath, anySearch, kept);
        const first = new URLSearchParams(anySearch).get('aff');
        expect(store).toBe(first && first.length <= longestCode ? first : undefined);
      }),
    );
  });

  /** As browsers leave it in an address: lone surrogates cannot be encoded. */
  function encodeLoosely(text: string): string {
    return encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
  }
});
