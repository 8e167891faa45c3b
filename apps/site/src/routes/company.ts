import { companyPage } from '../library.ts';
import { TextPage } from '../pages/text/text-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';
import { topPageFacts } from './top-page-facts.ts';

/** Who runs the site, and how to reach them. */
export const company = defineRoute({
  ...paths.company,
  layout: 'full',
  indexable: true,
  load: (_, locale) => ({ content: companyPage[locale] }),
  meta: ({ content }) => content.meta,
  searchText: ({ content }) => content,
  structuredData: topPageFacts,
  Page: TextPage,
});
