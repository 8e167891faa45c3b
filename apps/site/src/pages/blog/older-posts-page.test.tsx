// @vitest-environment happy-dom
import { blogPage, blogPager } from '@otm/content/pages';
import { locales } from '@otm/schema';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { findPage } from '../../routes/site-pages.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { OlderPostsPage } from './older-posts-page.tsx';
import { samplePosts } from './sample-posts.ts';

const posts = samplePosts(100);

afterEach(cleanup);

describe.each(locales)('a page of older posts in %s', (locale) => {
  const copy = blogPage[locale];
  const pager = blogPager[locale];
  const blog = findPage('blog', locale, {}).path;
  const hrefsOf = (number: number) => {
    renderInShell(
      <OlderPostsPage copy={copy} pager={pager} posts={posts} number={number} />,
      locale,
    );
    const links = within(screen.getByRole('navigation', { name: pager.label }));
    return links
      .getAllByRole('link')
      .map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);
  };
  const pathOf = (number: number) => `${blog}/${locale === 'en' ? 'page' : 'pagina'}/${number}`;

  it('links to the pages next to it and to both ends', () => {
    expect(hrefsOf(3)).toEqual([
      [null, blog],
      ['prev', pathOf(2)],
      ['next', pathOf(4)],
      [null, pathOf(5)],
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(24);
  });

  it('links back alone from the last page', () => {
    expect(hrefsOf(5)).toEqual([
      [null, blog],
      ['prev', pathOf(4)],
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });
});
