import { accessibilityPage } from '../library.ts';
import { TextPage } from '../pages/text/text-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';
import { topPageFacts } from './top-page-facts.ts';

/** The accessibility statement. */
export const accessibility = defineRoute({
  ...paths.accessibility,
  layout: 'full',
  indexable: true,
  load: (_, locale) => ({ content: accessibilityPage[locale] }),
  meta: ({ content }) => content.meta,
  searchText: ({ content }) => content,
  structuredData: topPageFacts,
  Page: TextPage,
});
