import { policiesPage } from '../library.ts';
import { TextPage } from '../pages/text/text-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';
import { topPageFacts } from './top-page-facts.ts';

/** The sales and return policy. */
export const policies = defineRoute({
  ...paths.policies,
  layout: 'full',
  indexable: true,
  load: (_, locale) => ({ content: policiesPage[locale] }),
  meta: ({ content }) => content.meta,
  searchText: ({ content }) => content,
  structuredData: topPageFacts,
  Page: TextPage,
});
