import { blogPage, blogPager } from '@otm/content/pages';
import { format, type Localized } from '@otm/schema';
import { pageCount, pageNumber } from '../features/articles/pagination.ts';
import { breadcrumbList } from '../features/structured-data/articles.ts';
import { newestPosts } from '../library.ts';
import { OlderPostsPage } from '../pages/blog/older-posts-page.tsx';
import { defineRoute } from './define-route.tsx';
import { pathTo, type RouteParams, sameInAllLocales } from './links.ts';
import { paths } from './paths.ts';

/** Every page of the list of posts after its first, which is the blog. */
const numbers = (): readonly Localized<RouteParams>[] =>
  Array.from({ length: pageCount(newestPosts) - 1 }, (_, index) =>
    sameInAllLocales({ number: String(index + 2) }),
  );

/** The older posts, a page at a time. */
export const olderPosts = defineRoute({
  ...paths.olderPosts,
  entries: numbers(),
  layout: 'full',
  indexable: true,
  feed: true,
  load: ({ number }, locale) => ({
    copy: blogPage[locale],
    pager: blogPager[locale],
    posts: newestPosts,
    number: pageNumber(number),
  }),
  meta: ({ copy, number, pager, posts }) => {
    const page = format(pager.page, { number, count: pageCount(posts) });
    return {
      title: `${copy.meta.title}: ${page}`,
      description: `${page}. ${copy.meta.description}`,
    };
  },
  // A new post moves one to each later page.
  lastModified: ({ posts: [newest] }) => newest?.published,
  structuredData: ({ copy, number, pager, posts }, locale, { url }) => [
    breadcrumbList(
      locale,
      { name: format(pager.page, { number, count: pageCount(posts) }), url },
      { name: copy.title, path: pathTo('blog', locale) },
    ),
  ],
  Page: OlderPostsPage,
});
