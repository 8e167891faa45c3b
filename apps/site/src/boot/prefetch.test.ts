// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch } from './prefetch.ts';

const hints = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((hint) =>
    hint.getAttribute('href'),
  );
const near = (selector: string) => prefetch(document.querySelector(selector) as Element);

beforeEach(() => {
  location.href = 'https://shop.example/';
  vi.stubGlobal('HTMLScriptElement', { supports: () => false });
  document.head.innerHTML = '';
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
    expect(hints()).toEqual(['https://shop.example/buy']);
  });

  it('fetches it from anywhere inside of the link', () => {
    near('b');
    expect(hints()).toEqual(['https://shop.example/buy']);
  });

  it.each(['#outside', '#mail', '#plain', 'p'])('fetches nothing for %s', (selector) => {
    near(selector);
    expect(hints()).toEqual([]);
  });

  it('leaves it to browsers with speculation rules', () => {
    const supports = vi.fn((type: string) => type === 'speculationrules');
    vi.stubGlobal('HTMLScriptElement', { supports });
    near('#own');
    expect(hints()).toEqual([]);
  });

  it('works in browsers that cannot tell what they support', () => {
    vi.stubGlobal('HTMLScriptElement', {});
    near('#own');
    expect(hints()).toHaveLength(1);
  });
});
