import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { routes } from './index.ts';
import { paths, routeIds } from './paths.ts';
import { fallbackPage, openPage, sitePages } from './site-pages.ts';

const pages = sitePages();
const pagesOf = (route: string) => pages.filter((page) => page.route === route);

describe.each(routeIds)('the route %s', (id) => {
  const route = routes[id];

  it('has a page in every language, if it has any', () => {
    const languages = new Set(pagesOf(id).map(({ locale }) => locale));
    expect([...languages]).toEqual(route.entries?.length === 0 ? [] : [...locales]);
  });

  it('has the path that links use', () => {
    expect(route.path).toEqual(paths[id].path);
  });

  it('has a title and a description of its own on every page that is indexed', () => {
    for (const page of pagesOf(id)) {
      const { title, description } = openPage(page).meta;
      expect(title.trim()).not.toBe('');
      expect(description.trim()).not.toBe('');
    }
  });

  it('finds its pages by the search only below their own paths', () => {
    for (const page of pagesOf(id))
      for (const { url, title } of openPage(page).searchDocuments(page.path)) {
        expect(url.split('#')[0]).toBe(page.path);
        expect(title).not.toBe('');
      }
  });

  it('falls back to a page of its own, if it has a fallback', () => {
    if (!route.fallback) return expect(fallbackPage(id, 'en')).toBeUndefined();
    for (const locale of locales)
      expect(fallbackPage(id, locale)).toMatchObject({ route: id, locale });
  });
});

describe('the table of routes', () => {
  it('indexes every page but those of a single errand', () => {
    const hidden = routeIds.filter((id) => !routes[id].indexable);
    expect(hidden).toEqual(expect.arrayContaining(['order', 'owner', 'search', 'notFound']));
    for (const id of ['home', 'buy', 'features', 'blog', 'risk'] as const)
      expect(hidden).not.toContain(id);
  });

  it('announces the feed on the pages of the blog alone', () => {
    expect(routeIds.filter((id) => routes[id].feed)).toEqual(['blog', 'olderPosts', 'post']);
  });

  it('has aliases only where there is a page to redirect to', () => {
    for (const id of routeIds)
      if (routes[id].aliases) expect(fallbackPage(id, 'es')?.path).toMatch(/^\/es\//);
  });

  it('dates articles and posts', () => {
    for (const page of [...pagesOf('features'), ...pagesOf('post')])
      expect(openPage(page).lastModified).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
