import { findProduct, plans, products } from '@otm/content';
import { orderPage } from '@otm/content/pages';
import { OrderPage } from '../pages/order/order-page.tsx';
import { defineRoute } from './define-route.tsx';
import { sameInAllLocales } from './links.ts';
import { paths } from './paths.ts';

/** One product to pay for, by its number; an unknown number shows none. */
export const order = defineRoute({
  ...paths.order,
  entries: [{}, ...products.map((_, index) => ({ id: String(index) }))].map(sameInAllLocales),
  fallback: sameInAllLocales({}),
  layout: 'slim',
  indexable: false,
  load: ({ id }, locale) => ({
    copy: orderPage[locale],
    product: findProduct(id),
    plans: plans[locale],
  }),
  meta: ({ copy }) => copy.meta,
  Page: OrderPage,
});
