// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch } from './prefetch.ts';

const fetched = vi.fn(async (_url: string) => new Response());
const urls = () => fetched.mock.calls.map(([url]) => url);
const near = (selector: string) => prefetch(document.querySelector(selector) as Element);

beforeEach(() => {
  location.href = 'https://shop.example/';
  vi.stubGlobal('HTMLScriptElement', { supports: () => false });
  vi.stubGlobal('fetch', fetched.mockClear());
  document.body.innerHTML = `
    <a id="own" href="/buy"><b>Buy</b></a>
    <a id="outside" href="https://other.example/">Other</a>
    <a id="mail" href="mailto:a@example.com">Mail</a>
    <a id="plain">No link</a>
    <p>text</p>`;
});
afterEach(() => vi.unstubAllGlobals());

describe('prefetch', () => {
  it('fetches the document behind a link', () => {
    near('#own');
    expect(urls()).toEqual(['https://shop.example/buy']);
  });

  it('fetches it from anywhere inside of the link', () => {
    near('b');
    expect(urls()).toEqual(['https://shop.example/buy']);
  });

  it.each(['#outside', '#mail', '#plain', 'p'])('fetches nothing for %s', (selector) => {
    near(selector);
    expect(urls()).toEqual([]);
  });

  it('leaves it to browsers with speculation rules', () => {
    const supports = vi.fn((type: string) => type === 'speculationrules');
    vi.stubGlobal('HTMLScriptElement', { supports });
    near('#own');
    expect(urls()).toEqual([]);
  });

  it('ignores that a document can’t be fetched: the click on its link will show it', async () => {
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    near('#own');
    await new Promise(setImmediate);
    process.off('unhandledRejection', rejected);
    expect(urls()).toHaveLength(1);
    expect(rejected).not.toHaveBeenCalled();
  });

  it('works in browsers that cannot tell what they support', () => {
    vi.stubGlobal('HTMLScriptElement', {});
    near('#own');
    expect(urls()).toHaveLength(1);
  });
});
