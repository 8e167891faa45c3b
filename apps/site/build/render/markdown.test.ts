import { business } from '@otm/content';
import { expect, it } from 'vitest';
import { features, posts } from '../../src/library.ts';
import { sitePages } from '../../src/routes/site-pages.ts';
import { markdownPageAt, markdownPages, renderMarkdown } from './markdown.ts';

const files = markdownPages().map((page) => ({ ...page, text: renderMarkdown(page) }));

it('has every article and every post in every language', () => {
  expect(files).toHaveLength((features.length + posts.length) * 2);
  const pages = new Set(sitePages().map(({ path }) => `${path}.md`));
  expect(files.filter(({ file }) => !pages.has(file))).toEqual([]);
});

it('finds each page by its place in the list', () => {
  const pages = markdownPages();
  expect(pages.map((_, place) => markdownPageAt(place))).toEqual(pages);
  expect(markdownPageAt(pages.length)).toBeUndefined();
});

it.each(files)('$path says what the page says, and where it is', ({ path, text }) => {
  expect(text).toMatch(/^# \S.*\n\n> \S/);
  expect(text).toContain(`<${business.origin}${path}>`);
  expect(text).toMatch(/^## \S/m);
  expect(text).not.toMatch(/undefined|\[object |\n{3}|\{%/);
});

it.each(files)('$path links by absolute URLs', ({ text }) => {
  for (const [, url = ''] of text.matchAll(/\]\(([^)]*)\)/g))
    expect(url).toMatch(/^(?:https:|mailto:)/);
});
