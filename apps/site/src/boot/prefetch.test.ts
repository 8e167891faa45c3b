// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch } from './prefetch.ts';

const fetched = vi.fn(async (_url: string) => new Response());
const urls = () => fetched.mock.calls.map(([url]) => url);
const prefetchFor = (selector: string) => prefetch(document.querySelector(selector) as Element);

beforeEach(() => {
  location.href = 'https://shop.example/';
  vi.stubGlobal('HTMLScriptElement', { supports: () => false });
  vi.stubGlobal('fetch', fetched.mockClear());
  document.body.innerHTML = `
    <a id="own" href="/buy"><b>Buy</b></a>
    <a id="outside" href="https://other.example/">Other</a>
    <a id="tab" href="/terms" target="_blank">Terms</a>
    <a id="mail" href="mailto:a@example.com">Mail</a>
    <a id="plain">No link</a>
    <p>text</p>`;
});
afterEach(() => vi.unstubAllGlobals());

describe('prefetch', () => {
  it('fetches the document behind a link', () => {
    prefetchFor('#own');
    expect(urls()).toEqual(['https://shop.example/buy']);
  });

  it('fetches it from anywhere inside of the link', () => {
    prefetchFor('b');
    expect(urls()).toEqual(['https://shop.example/buy']);
  });

  it.each(['#outside', '#tab', '#mail', '#plain', 'p'])('fetches nothing for %s', (selector) => {
    prefetchFor(selector);
    expect(urls()).toEqual([]);
  });

  it('leaves it to browsers with speculation rules', () => {
    const supports = vi.fn((type: string) => type === 'speculationrules');
    vi.stubGlobal('HTMLScriptElement', { supports });
    prefetchFor('#own');
    expect(urls()).toEqual([]);
  });

  it('ignores that a document can’t be fetched: the click on its link will show it', async () => {
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    // Not a mock, which would handle the rejection itself.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    prefetchFor('#own');
    await new Promise(setImmediate);
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
  });

  it('works in browsers that cannot tell what they support', () => {
    vi.stubGlobal('HTMLScriptElement', {});
    prefetchFor('#own');
    expect(urls()).toHaveLength(1);
  });
});
