import type { CheckoutProvider } from '../business.ts';
import { checkoutUrl } from '../checkout-url.ts';
import { locales } from '../locale.ts';
import { canonicalUrl } from './canonical-url.ts';
import { nearest } from './nearest.ts';
import type { SettingProblem, SiteSettings } from './setting.ts';
import { soldItems } from './sold-items.ts';

const problem = (
  id: string,
  rest: Pick<SettingProblem, 'value' | 'rule' | 'details'>,
): SettingProblem => ({ setting: `business.checkouts.${id}`, area: 'business', ...rest });

/** Items without a URL. */
export const missingLinks = (settings: SiteSettings): readonly SettingProblem[] =>
  soldItems(settings).flatMap(({ checkout, item, locale }) => {
    const provider = settings.business.checkouts[checkout];
    return provider && checkoutUrl(provider, item, locale) === undefined
      ? [problem(provider.id, { value: '', rule: 'no-link', details: { item, language: locale } })]
      : [];
  });

/** The checkouts that pages have a place for. */
const places = ['card', 'wallet'] as const;

/** Places without a checkout. */
export const missingCheckouts = ({ business }: SiteSettings): readonly SettingProblem[] => {
  const ids = business.checkouts.map(({ id }) => id);
  return places
    .filter((place) => ids.length < places.length && !ids.includes(place))
    .map((place) => ({
      setting: 'business.checkouts',
      area: 'business',
      value: ids.join(', '),
      rule: 'no-checkout',
      details: { id: place },
    }));
};

/** Checkouts with the same id: pages tell them apart by it. */
export const sharedIds = ({ business }: SiteSettings): readonly SettingProblem[] =>
  business.checkouts
    .filter(({ id }, place, all) => id && all.findIndex((it) => it.id === id) < place)
    .map(({ id }) => problem(id, { value: id, rule: 'same-id', details: {} }));

/** Names for the affiliate's code that would overwrite a part of the pattern. */
export const overwrittenParameters = ({ business }: SiteSettings): readonly SettingProblem[] =>
  business.checkouts
    .filter(({ affiliateParameter: name = '', template = '' }) =>
      new URLSearchParams(template.split('?')[1]).get(name)?.includes('{'),
    )
    .map(({ affiliateParameter = '', id }) =>
      problem(`${id}.affiliateParameter`, {
        value: affiliateParameter,
        rule: 'overwritten-parameter',
        details: { other: `${id}.template` },
      }),
    );

/** Plans that cost something else in another language, at the same checkout. */
export function otherPrices({ business, plans }: SiteSettings): readonly SettingProblem[] {
  const [provider = {}] = business.checkouts as readonly CheckoutProvider[];
  const first = new Map<string, { readonly path: string; readonly price: number }>();
  return locales.flatMap((locale) =>
    plans[locale].flatMap(({ id, item, price }) => {
      const link = item && price && checkoutUrl(provider, item, locale);
      const canonical = typeof link === 'string' ? canonicalUrl(link) : undefined;
      if (!canonical) return [];
      const url = `${canonical.place}?${canonical.query}`;
      const path = `plans.${locale}.${id}.price`;
      const other = first.get(url);
      first.set(url, other ?? { path, price });
      return other && other.price !== price
        ? [
            {
              setting: path,
              area: 'shop' as const,
              value: `${price}`,
              rule: 'other-price' as const,
              details: { other: other.path, price: `${other.price}` },
            },
          ]
        : [];
    }),
  );
}

/** Links of items that no page sells: their names are misspelled. */
export function unknownItems(settings: SiteSettings): readonly SettingProblem[] {
  const items = new Set(soldItems(settings).map(({ item }) => item));
  return settings.business.checkouts.flatMap(({ id, links }) =>
    Object.keys(links ?? {})
      .filter((item) => !items.has(item))
      .map((item) =>
        problem(`${id}.links.${item}`, {
          value: item,
          rule: 'unknown-item',
          details: { nearest: nearest(item, [...items]) },
        }),
      ),
  );
}
