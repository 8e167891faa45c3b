import { searchPage } from '@otm/content/pages';
import { SearchPage } from '../pages/search/search-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The search as a page of its own. */
export const search = defineRoute({
  ...paths.search,
  layout: 'full',
  indexable: false,
  load: () => searchPage,
  meta: (content, locale) => content[locale].meta,
  Page: SearchPage,
});
