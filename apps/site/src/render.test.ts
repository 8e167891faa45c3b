import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderAssets, renderPage, renderRedirects, routes, sitePages } from './render.tsx';
import { siteRedirects } from './routes/redirects.ts';

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
  it('becomes a whole document in its language, without a word on the console', () => {
    const html = renderPage(page, assets, { indexable });
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${locale}"`));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/undefined|\[object |\{\{/);
    // Templates travel in attributes; none may reach the reader.
    expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/\{[a-z]\w*\}/i);
    // The policy would refuse inline styles and handlers.
    expect(html).not.toMatch(/<[^>]+ style="/);
    expect(html).not.toMatch(/<[^>]+ on\w+="/);
    expect(html.includes('content="noindex"')).toBe(!indexable);
  });
});

it('documents that only lead on name their page and are not listed', () => {
  const targets = new Map(siteRedirects().map(({ from, page }) => [from, page.path]));
  for (const { path, html } of renderRedirects(assets)) {
    expect(html).toContain(`content="0; url=${targets.get(path)}"`);
    expect(html).toContain(`<a href="${targets.get(path)}">`);
    expect(html).toContain('noindex');
  }
  expect(targets.get('/es/free_indicators')).toBe('/es/free-indicators/deltabar');
});

it('an unknown parameter is never written into the page', () => {
  const [page] = sitePages().filter(({ route }) => route === 'order');
  if (!page) throw new Error('no order page');
  const html = renderPage(page, assets, { indexable: false, location: '/order/%3Cimg%3E' });
  expect(html).not.toMatch(/<img>|%3Cimg/);
});
