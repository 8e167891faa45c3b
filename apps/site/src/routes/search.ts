import { searchPage } from '@otm/content/pages';
import { pageSize } from '../features/articles/pagination.ts';
import { features, glossary, newestPosts } from '../library.ts';
import { SearchPage } from '../pages/search/search-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The search as a page of its own. */
export const search = defineRoute({
  ...paths.search,
  layout: 'full',
  indexable: false,
  load: (_, locale) => ({
    copy: searchPage[locale],
    features,
    posts: newestPosts.slice(0, pageSize).toReversed(),
    terms: glossary,
  }),
  meta: ({ copy }) => copy.meta,
  Page: SearchPage,
});
