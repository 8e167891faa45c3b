import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderAssets, renderPage, renderRedirects, routes, sitePages } from './render.tsx';

const assets: RenderAssets = {
  boot: '/* boot */',
  css: '/* css */',
  font: '/assets/font.woff2',
  shareCardOf: (path) => `/assets/share${path.replaceAll('/', '-')}.png`,
  speculation: '{}',
  sourceOf: (name) => `/assets/${name}.js`,
  pictureOf: (name) => `/assets/${name}.svg`,
};

const noises = ['error', 'warn', 'log', 'info'] as const;
const spies = noises.map((noise) => vi.spyOn(console, noise));

beforeEach(() => {
  for (const spy of spies) spy.mockClear();
});
afterEach(() => {
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});

describe.each(sitePages().map((page) => ({ ...page, page })))('$path', ({ page, locale }) => {
  const { indexable } = routes[page.route];
  const html = () => renderPage(page, assets, { indexable });

  it('becomes a whole document in its language, without a word on the console', () => {
    expect(html()).toMatch(new RegExp(`^<!doctype html><html lang="${locale}"`));
    expect(html().match(/<h1/g)).toHaveLength(1);
    expect(html()).not.toMatch(/undefined|\[object |\{\{/);
  });

  it('carries no inline style and no handler, which the policy would refuse', () => {
    expect(html()).not.toMatch(/<[^>]+ style="/);
    expect(html()).not.toMatch(/<[^>]+ on\w+="/);
  });

  it('says whether it may be listed', () => {
    expect(html().includes('content="noindex"')).toBe(!indexable);
  });
});

it('documents that only lead on name their page and are not listed', () => {
  for (const { path, html } of renderRedirects(assets)) {
    const prefix = path.startsWith('/es') ? '/es' : '';
    expect(html).toContain(`content="0; url=${prefix}/free-indicators/deltabar"`);
    expect(html).toContain(`<a href="${prefix}/free-indicators/deltabar">`);
    expect(html).toContain('noindex');
  }
});

it('an unknown parameter is never written into the page', () => {
  const [page] = sitePages().filter(({ route }) => route === 'order');
  if (!page) throw new Error('no order page');
  const html = renderPage(page, assets, { indexable: false, location: '/order/%3Cimg%3E' });
  expect(html).not.toMatch(/<img>|%3Cimg/);
});
