import { policiesPage } from '../library.ts';
import { TextPage } from '../pages/text/text-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';
import { textPageFacts } from './text-page-facts.ts';

/** The sales and return policy. */
export const policies = defineRoute({
  ...paths.policies,
  layout: 'full',
  indexable: true,
  load: (_, locale) => ({ content: policiesPage[locale] }),
  meta: ({ content }) => content.meta,
  searchText: ({ content }) => content,
  structuredData: textPageFacts,
  Page: TextPage,
});
