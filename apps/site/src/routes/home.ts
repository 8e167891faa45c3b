import { homePage } from '@otm/content';
import { HomePage } from '../pages/home/home-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The home page. */
export const home = defineRoute({
  ...paths.home,
  layout: 'full',
  indexable: true,
  load: () => homePage,
  meta: (content, locale) => content[locale].meta,
  shareCard: () => 'hero',
  searchText: (content) => content,
  Page: HomePage,
});
