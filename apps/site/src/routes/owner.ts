import { plans, reviews } from '@otm/content';
import { newHomePage, ownerPage, ownerReport } from '@otm/content/pages';
import type { Locale } from '@otm/schema';
import { features, glossary, posts } from '../library.ts';
import { OwnerPage } from '../pages/owner/owner-page.tsx';
import { defineRoute } from './define-route.tsx';
import { mapLocales } from './links.ts';
import { paths } from './paths.ts';

/** How much content of each kind a language has. */
const countsIn = (locale: Locale) => ({
  guide: features.length,
  posts: posts.length,
  terms: glossary.length,
  reviews: reviews[locale]?.length ?? 0,
  plans: plans[locale].length,
});

/** The owner's page. */
export const owner = defineRoute({
  ...paths.owner,
  layout: 'slim',
  indexable: false,
  load: (_, locale) => ({
    copy: ownerPage[locale],
    report: ownerReport[locale],
    counts: mapLocales(countsIn),
    monthly: mapLocales((shown) => newHomePage[shown].plans.items),
  }),
  meta: ({ copy }) => copy.meta,
  Page: OwnerPage,
});
