import { type Article, type FreeIndicator, locales, type Product } from '@otm/schema';
import { freeIndicators } from './free-indicators.ts';
import { products } from './shop/products.ts';

const orderNumber = /^(0|[1-9]\d*)$/;

/** The free indicator of a URL; the first one for unknown and missing ids. */
export const findFreeIndicator = (id: string | undefined): FreeIndicator =>
  freeIndicators.find((indicator) => indicator.id === id) ?? freeIndicators[0];

/** The product with an order number from a URL, if there is one. */
export const findProduct = (id: string | undefined): Product | undefined =>
  id !== undefined && orderNumber.test(id) ? products[Number(id)] : undefined;

/** The article that has a slug in any language, or nothing if there is none. */
export const findArticle = (
  articles: readonly Article[],
  slug: string | undefined,
): Article | undefined =>
  articles.find((article) => locales.some((locale) => article.slug[locale] === slug));
