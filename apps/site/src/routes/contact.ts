import { contactPage } from '@otm/content/pages';
import { ContactPage } from '../pages/contact/contact-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';
import { topPageFacts } from './top-page-facts.ts';

/** The contact page. */
export const contact = defineRoute({
  ...paths.contact,
  layout: 'full',
  indexable: true,
  load: (_, locale) => ({ copy: contactPage[locale] }),
  meta: ({ copy }) => copy.meta,
  structuredData: topPageFacts,
  Page: ContactPage,
});
