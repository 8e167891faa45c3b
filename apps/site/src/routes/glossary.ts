import { glossaryPage } from '@otm/content';
import { glossary as terms } from '../library.ts';
import { GlossaryPage } from '../pages/glossary/glossary-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The glossary; the search finds its terms one by one. */
export const glossary = defineRoute({
  ...paths.glossary,
  layout: 'full',
  indexable: true,
  load: () => glossaryPage,
  meta: (content, locale) => content[locale].meta,
  searchDocuments: (_, locale, url) =>
    terms.map(({ id, name, short, long }) => ({
      url: `${url}#${id}`,
      title: name[locale],
      kind: 'glossary',
      text: `${short[locale]} ${long[locale]}`,
    })),
  Page: GlossaryPage,
});
