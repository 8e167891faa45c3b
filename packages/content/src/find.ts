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

const bySlug = new WeakMap<readonly Article[], ReadonlyMap<string, Article>>();

/** The articles of a list by their slugs in any language; the first one of each wins. */
function indexOf(articles: readonly Article[]): ReadonlyMap<string, Article> {
  const known = bySlug.get(articles);
  if (known) return known;
  const index = new Map(
    articles
      .flatMap((article) => locales.map((locale) => [article.slug[locale], article] as const))
      .toReversed(),
  );
  bySlug.set(articles, index);
  return index;
}

/** The article that has a slug in any language, or nothing if there is none. */
export const findArticle = (
  articles: readonly Article[],
  slug: string | undefined,
): Article | undefined => (slug === undefined ? undefined : indexOf(articles).get(slug));
