import { builtInPage } from '../library.ts';
import { TextPage } from '../pages/text/text-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';
import { topPageFacts } from './top-page-facts.ts';

/** The tools that the platform includes, and what the indicators add. */
export const builtIn = defineRoute({
  ...paths.builtIn,
  layout: 'full',
  indexable: true,
  load: (_, locale) => ({ content: builtInPage[locale] }),
  meta: ({ content }) => content.meta,
  searchText: ({ content }) => content,
  structuredData: topPageFacts,
  Page: TextPage,
});
