import { glossaryPage } from '@otm/content/pages';
import { glossary as terms } from '../library.ts';
import { GlossaryPage } from '../pages/glossary/glossary-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';
import { topPageFacts } from './top-page-facts.ts';

/** The list of terms; the search finds each on its own page. */
export const glossary = defineRoute({
  ...paths.glossary,
  layout: 'full',
  indexable: true,
  load: (_, locale) => ({ copy: glossaryPage[locale], terms }),
  meta: ({ copy }) => copy.meta,
  structuredData: topPageFacts,
  Page: GlossaryPage,
});
