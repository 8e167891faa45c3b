// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hydrate } from './checkout-link.island.ts';

const origin = 'https://shop.example';
const link = (href: string, affiliate?: string) => {
  const anchor = document.createElement('a');
  anchor.href = href;
  if (affiliate) anchor.dataset.affiliate = affiliate;
  return anchor;
};
const hydrated = (href: string, affiliate?: string) => {
  const anchor = link(href, affiliate);
  hydrate(anchor);
  return anchor.href;
};

beforeEach(() => {
  location.href = `${origin}/buy?aff=partner-1`;
});
afterEach(() => sessionStorage.clear());

describe('the link of a checkout', () => {
  it('gets the code of the URL under the checkout’s own name', () => {
    expect(hydrated('https://pay.acme.io/a', 'client_reference_id')).toBe(
      'https://pay.acme.io/a?client_reference_id=partner-1',
    );
  });

  it('keeps the other parameters of an opaque URL', () => {
    expect(hydrated('https://pay.acme.io/a?plan=9&ref=old', 'ref')).toBe(
      'https://pay.acme.io/a?plan=9&ref=partner-1',
    );
  });

  it('gets the stored code when the URL has none', () => {
    sessionStorage.setItem('otm_aff', 'stored');
    location.href = `${origin}/licence`;
    expect(hydrated('https://pay.acme.io/a', 'ref')).toBe('https://pay.acme.io/a?ref=stored');
  });

  it('prefers the code of the URL to the stored one', () => {
    sessionStorage.setItem('otm_aff', 'stored');
    expect(hydrated('https://pay.acme.io/a', 'ref')).toContain('ref=partner-1');
  });

  it('encodes the code', () => {
    location.href = `${origin}/buy?aff=${encodeURIComponent('a&b=<c>')}`;
    expect(new URL(hydrated('https://pay.acme.io/a', 'ref')).searchParams.get('ref')).toBe(
      'a&b=<c>',
    );
  });

  it('stays as it is without a code', () => {
    location.href = `${origin}/buy?aff=`;
    expect(hydrated('https://pay.acme.io/a', 'ref')).toBe('https://pay.acme.io/a');
  });
});

it('never gives the code to a link that isn’t marked as a checkout’s', () => {
  expect(hydrated('https://elsewhere.io/')).toBe('https://elsewhere.io/');
});
