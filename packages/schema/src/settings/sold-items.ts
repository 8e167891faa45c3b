import { type Locale, locales } from '../locale.ts';
import type { SiteSettings } from './setting.ts';

/** An item that pages link to, in one language, at one checkout. */
interface SoldItem {
  readonly item: string;
  readonly locale: Locale;
  /** The place of the checkout in the list. */
  readonly checkout: number;
}

/** The items that pages link to: plans and downloads at the first checkout, products at each. */
export function soldItems(settings: SiteSettings): readonly SoldItem[] {
  const { business, freeIndicators, plans, products } = settings;
  const downloads = freeIndicators.map(({ downloadItem }) => downloadItem);
  return locales.flatMap((locale) => {
    const first = plans[locale]
      .flatMap(({ item, installments }) => (installments ? [item, installments.item] : [item]))
      .concat(downloads);
    return business.checkouts.flatMap((_, checkout) =>
      [...new Set([...(checkout === 0 ? first : []), ...products.map(({ item }) => item)])]
        .filter((item) => item)
        .map((item) => ({ item, locale, checkout })),
    );
  });
}
