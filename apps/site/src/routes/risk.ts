import { riskPage } from '../library.ts';
import { TextPage } from '../pages/text/text-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';
import { topPageFacts } from './top-page-facts.ts';

/** The risk disclosure: risk, hypothetical results, testimonials. */
export const risk = defineRoute({
  ...paths.risk,
  layout: 'full',
  indexable: true,
  load: (_, locale) => ({ content: riskPage[locale] }),
  meta: ({ content }) => content.meta,
  searchText: ({ content }) => content,
  structuredData: topPageFacts,
  Page: TextPage,
});
