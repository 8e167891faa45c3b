import { findProduct, products } from '@otm/content';
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
  load: ({ id }) => ({ product: findProduct(id) }),
  meta: (_, locale) => orderPage[locale].meta,
  Page: OrderPage,
});
