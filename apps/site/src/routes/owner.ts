import { newHomePage, ownerPage, ownerReport } from '@otm/content/pages';
import { contentItems } from '../features/owner/content-items.ts';
import { sources } from '../library.ts';
import { OwnerPage } from '../pages/owner/owner-page.tsx';
import { defineRoute } from './define-route.tsx';
import { mapLocales } from './links.ts';
import { paths } from './paths.ts';

/** The owner's page. */
export const owner = defineRoute({
  ...paths.owner,
  layout: 'slim',
  indexable: false,
  load: (_, locale) => ({
    copy: ownerPage[locale],
    report: ownerReport[locale],
    items: contentItems(),
    sources,
    monthly: mapLocales((shown) => newHomePage[shown].plans.items),
  }),
  meta: ({ copy }) => copy.meta,
  Page: OwnerPage,
});
