// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptTitleFace, initFont } from './font.ts';

const preload = () => document.querySelector('link') as HTMLLinkElement;
const title = () => document.querySelector('h1') as HTMLElement;
const fallback = () => document.documentElement.dataset.fallback;

beforeEach(() => {
  delete document.documentElement.dataset.fallback;
  localStorage.clear();
  document.head.innerHTML = '<link rel="preload" as="font" media="(min-width:60rem)">';
  document.body.innerHTML = '<h1>Order flow</h1>';
});

describe('initFont', () => {
  it('keeps the fallback on the first page that a visitor opens', () => {
    initFont();
    expect(fallback()).toBe('');
    expect(preload().media).toBe('(min-width:60rem)');
  });

  it('waits for the font on every later page', () => {
    localStorage.setItem('otm_lang', 'es');
    initFont();
    expect(fallback()).toBeUndefined();
    expect(preload().media).toBe('');
  });
});

describe('adoptTitleFace', () => {
  /** The title's heights, before it has the face and with it. */
  const adopt = async (heights: readonly number[], load: () => Promise<unknown>) => {
    const spy = vi.spyOn(title(), 'offsetHeight', 'get');
    for (const height of heights) spy.mockReturnValueOnce(height);
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
    adoptTitleFace();
    await Promise.allSettled([load()]);
  };
  const arrives = async () => [];

  it('gives the title the face', async () => {
    await adopt([80, 80], arrives);
    expect(title().style.fontFamily).toMatch(/^Title, ?arial$/);
  });

  it('leaves the fallback to a title that would get another height', async () => {
    await adopt([80, 40], arrives);
    expect(title().style.fontFamily).toBe('');
  });

  it('leaves the fallback to the title if the file is missing', async () => {
    await adopt([80, 80], () => Promise.reject(new Error('404')));
    expect(title().style.fontFamily).toBe('');
  });
});
