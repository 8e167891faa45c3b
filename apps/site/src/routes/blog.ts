import { blogPage } from '@otm/content/pages';
import { BlogPage } from '../pages/blog/blog-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The list of posts. */
export const blog = defineRoute({
  ...paths.blog,
  layout: 'full',
  indexable: true,
  feed: true,
  load: () => blogPage,
  meta: (content, locale) => content[locale].meta,
  Page: BlogPage,
});
