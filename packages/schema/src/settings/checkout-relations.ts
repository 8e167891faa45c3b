import { checkoutUrl } from '../checkout-url.ts';
import { locales } from '../locale.ts';
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

/** URLs that two items or two checkouts share. */
export function sharedLinks(settings: SiteSettings): readonly SettingProblem[] {
  const { checkouts } = settings.business;
  const owners = new Map<string, string>();
  const problems = new Map<string, SettingProblem>();
  for (const { checkout, item, locale } of soldItems(settings)) {
    const provider = checkouts[checkout];
    const url = provider && checkoutUrl(provider, item, locale)?.replace(/\/+$/, '');
    if (!provider || !url) continue;
    const owner = `${provider.id}.${item}`;
    const other = owners.get(url);
    owners.set(url, other ?? owner);
    if (other && other !== owner)
      problems.set(`${url} ${owner}`, {
        ...problem(owner, { value: url, rule: 'same-link', details: { other } }),
      });
  }
  // Two checkouts with one template share every URL: that's one mistake, not one per item.
  const [first, second] = checkouts;
  if (first.template && first.template === second.template)
    return [
      problem(`${second.id}.template`, {
        value: second.template,
        rule: 'same-link',
        details: { other: `${first.id}.template` },
      }),
    ];
  return [...problems.values()];
}

/** Checkouts with the same id: pages tell them apart by it. */
export const sharedIds = ({ business }: SiteSettings): readonly SettingProblem[] => {
  const [first, second] = business.checkouts;
  return first.id === second.id
    ? [problem(second.id, { value: second.id, rule: 'same-id', details: {} })]
    : [];
};

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
  const [provider] = business.checkouts;
  const first = new Map<string, { readonly path: string; readonly price: number }>();
  return locales.flatMap((locale) =>
    plans[locale].flatMap(({ id, item, price }) => {
      const url = checkoutUrl(provider, item, locale);
      if (!url) return [];
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
  return settings.business.checkouts.flatMap(({ id, links = {} }) =>
    Object.keys(links)
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
