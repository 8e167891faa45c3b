import { licenseTermsPage } from '../library.ts';
import { TextPage } from '../pages/text/text-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';
import { topPageFacts } from './top-page-facts.ts';

/** A summary of the license terms. */
export const licenseTerms = defineRoute({
  ...paths.licenseTerms,
  layout: 'full',
  indexable: true,
  load: (_, locale) => ({ content: licenseTermsPage[locale] }),
  meta: ({ content }) => content.meta,
  searchText: ({ content }) => content,
  structuredData: topPageFacts,
  Page: TextPage,
});
