import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../src/routes/index.ts';
import { siteRedirects } from '../../src/routes/redirects.ts';
import { sitePages } from '../../src/routes/site-pages.ts';
import { withParts } from '../shared-parts.ts';
import {
  documentAt,
  listDocuments,
  renderDocument,
  renderPage,
  renderRedirect,
  type SharedParts,
} from './documents.tsx';
import { sampleAssets } from './testing/sample-assets.ts';

const assets = {
  ...sampleAssets,
  boot: '/* boot */',
  pageScripts: { orderDate: '/* date */', questions: '/* questions */' },
  css: '/* css */',
  shareCardUrl: (path: string) => `/assets/share${path.replaceAll('/', '-')}.png`,
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
  it('is a complete document in its language and renders without console output', () => {
    const html = renderPage(page, assets, { indexable });
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${locale}"`));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/undefined|\[object |\{\{/);
    // Templates are in attributes; none may be in the text, but for those of checkout and search URLs.
    const text = html.replace(/<[^>]*>/g, ' ').replace(/\/\{item\}|=\{query\}/g, '');
    expect(text).not.toMatch(/\{[a-z]\w*\}/i);
    // The security policy blocks inline styles and handlers.
    expect(html).not.toMatch(/<[^>]+ style="/);
    expect(html).not.toMatch(/<[^>]+ on\w+="/);
    expect(html.includes('content="noindex"')).toBe(!indexable);
  });
});

it.each(siteRedirects())('redirects from $from without being indexed', ({ page }) => {
  const html = renderRedirect(page, assets);
  expect(html).toContain(`content="0; url=${page.path}"`);
  expect(html).toContain(`<a href="${page.path}">`);
  expect(html).toContain('noindex');
});

it('puts the same HTML into a document as if it shared nothing with others', () => {
  const parts: SharedParts = new Map();
  const documents = new Map(
    listDocuments().map((plan) => {
      const html = renderDocument(plan, assets, parts);
      return [plan.file, withParts(html, (key) => parts.get(key)?.value ?? '')];
    }),
  );
  expect(parts.size).toBeGreaterThan(10);
  const different = sitePages().filter((page) => {
    const file = page.path === '/' ? '/index.html' : `${page.path}.html`;
    const { indexable } = routes[page.route];
    return documents.get(file) !== renderPage(page, assets, { indexable });
  });
  expect(different.map(({ path }) => path)).toEqual([]);
});

it('finds each document by its place in the list', () => {
  const documents = listDocuments();
  expect(documents.map((_, place) => documentAt(place))).toEqual(documents);
  expect(documentAt(documents.length)).toBeUndefined();
});
