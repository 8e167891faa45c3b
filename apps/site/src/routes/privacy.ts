import { privacyPage } from '../library.ts';
import { TextPage } from '../pages/text/text-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';
import { topPageFacts } from './top-page-facts.ts';

/** The privacy notice: what is stored, where, and for how long. */
export const privacy = defineRoute({
  ...paths.privacy,
  layout: 'full',
  indexable: true,
  load: (_, locale) => ({ content: privacyPage[locale] }),
  meta: ({ content }) => content.meta,
  searchText: ({ content }) => content,
  structuredData: topPageFacts,
  Page: TextPage,
});
