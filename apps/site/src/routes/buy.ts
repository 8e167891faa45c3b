import { costTexts, plans } from '@otm/content';
import { buyPage } from '@otm/content/pages';
import { productOffers } from '../features/structured-data/business.ts';
import { BuyPage } from '../pages/buy/buy-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The pricing page. */
export const buy = defineRoute({
  ...paths.buy,
  layout: 'full',
  indexable: true,
  load: (_, locale) => ({
    copy: buyPage[locale],
    plans: plans[locale],
    costs: costTexts[locale],
  }),
  meta: ({ copy }) => copy.meta,
  searchText: ({ copy }) => copy,
  structuredData: ({ copy, plans: offered }, locale, urls) => [
    productOffers(offered, { description: copy.lead, locale }, urls),
  ],
  Page: BuyPage,
});
