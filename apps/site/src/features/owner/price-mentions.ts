import { formatMoney, plans, products, textsOf } from '@otm/content';
import { type Locale, locales } from '@otm/schema';
import type { ListedPage, Site } from '../../app/site-context.ts';
import { posts, withPrices } from '../../library.ts';
import { pathTo } from '../../routes/links.ts';
import { slugParams } from '../../routes/slug-params.ts';

/** The amounts that the texts of a page name. */
export interface PriceMention {
  readonly path: string;
  readonly amounts: readonly string[];
}

/** The amounts that articles may name: those of the plans. Others are figures of contracts. */
const planAmounts = (locale: Locale) =>
  plans[locale].flatMap(({ installments, price, regularPrice }) => [
    price,
    regularPrice,
    ...(installments ? [installments.amount] : []),
  ]);

const productAmounts = products.flatMap(({ partsTotal, price }) => [price, partsTotal ?? price]);

/** The amounts that are named in the texts of a value, the lowest first. */
function amountsIn(value: unknown, amounts: readonly number[], locale: Locale) {
  const texts = textsOf(value, locale);
  const named = new Set(texts.flatMap(({ text }) => text.match(/\$\d[\d.,]*(?<=\d)/g) ?? []));
  return [...new Set(amounts)]
    .toSorted((a, b) => a - b)
    .map((amount) => formatMoney(amount, locale))
    .filter((amount) => named.has(amount));
}

/** The articles that name prices. */
const inArticles = (locale: Locale): readonly PriceMention[] =>
  [...withPrices].map((article) => {
    const route = posts.includes(article) ? 'post' : 'features';
    // Texts that are read on demand have no properties of their own.
    const { blocks, meta, summary, title } = article.text[locale];
    const own = [blocks, meta, summary, title];
    return {
      path: pathTo(route, locale, slugParams(article)[locale]),
      amounts: amountsIn(own, planAmounts(locale), locale),
    };
  });

/** The other pages that name prices: of pages of a route that name the same, the first one. */
function inPages(pages: readonly ListedPage[], locale: Locale): readonly PriceMention[] {
  const amounts = [...planAmounts(locale), ...productAmounts];
  const byKey = new Map<string, PriceMention>();
  for (const page of pages) {
    const { path, route } = page;
    if (['features', 'owner', 'post'].includes(route)) continue;
    // Lists are of articles, plans or products, whose prices have rows of their own.
    const own = Object.values(page.data).filter((value) => !Array.isArray(value));
    const named = amountsIn(own, amounts, locale);
    const key = `${route} ${named}`;
    if (!byKey.has(key)) byKey.set(key, { path, amounts: named });
  }
  return [...byKey.values()];
}

/** Returns the pages whose texts name prices, in every language. */
export const priceMentions = (listPages: Site['listPages']): readonly PriceMention[] =>
  locales
    .flatMap((locale) => [...inPages(listPages(locale), locale), ...inArticles(locale)])
    .filter(({ amounts }) => amounts.length > 0);
