import { costTexts, plans, uiText } from '@otm/content';
import { buyPage } from '@otm/content/pages';
import { breadcrumbList } from '../features/structured-data/articles.ts';
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
    breadcrumbList(locale, { name: uiText[locale].nav.buy, url: urls.url }),
    productOffers(offered, { description: copy.lead, locale }, urls),
  ],
  Page: BuyPage,
});
