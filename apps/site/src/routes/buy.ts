import { buyPage } from '@otm/content/pages';
import { BuyPage } from '../pages/buy/buy-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The pricing page. */
export const buy = defineRoute({
  ...paths.buy,
  layout: 'full',
  indexable: true,
  load: () => buyPage,
  meta: (content, locale) => content[locale].meta,
  searchText: (content) => content,
  Page: BuyPage,
});
