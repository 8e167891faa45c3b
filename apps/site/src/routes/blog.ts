import { blogPage, blogPager } from '@otm/content/pages';
import { newestPosts } from '../library.ts';
import { BlogPage } from '../pages/blog/blog-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';
import { topPageFacts } from './top-page-facts.ts';

/** The list of posts. */
export const blog = defineRoute({
  ...paths.blog,
  layout: 'full',
  indexable: true,
  feed: true,
  load: (_, locale) => ({ copy: blogPage[locale], pager: blogPager[locale], posts: newestPosts }),
  meta: ({ copy }) => copy.meta,
  lastModified: ({ posts: [newest] }) => newest?.published,
  structuredData: topPageFacts,
  Page: BlogPage,
});
