import { type Locale, locales } from '../locale.ts';
import type { Plan } from '../shop.ts';
import type { RuleId } from './messages.ts';
import type { SettingProblem, SiteSettings } from './setting.ts';

const problem = (
  setting: string,
  value: string | number,
  rule: RuleId,
  details: SettingProblem['details'] = {},
): SettingProblem => ({ setting, area: 'shop', value: String(value), rule, details });

/** An amount in cents: dollars with decimals don't add up. */
const cents = (amount: number) => Math.round(amount * 100);

/** The prices of a plan: less than the regular price, and as much in parts as at once. */
function planPrices({ id, installments, price, regularPrice }: Plan, locale: Locale) {
  const path = `plans.${locale}.${id}`;
  const problems: SettingProblem[] = [];
  if (regularPrice <= price)
    problems.push(
      problem(`${path}.regularPrice`, regularPrice, 'regular-price', { price: `${price}` }),
    );
  if (!installments) return problems;
  const { amount, count } = installments;
  const total = count * cents(amount);
  if (Number.isFinite(total) && price && total !== cents(price))
    problems.push(
      problem(`${path}.installments`, amount, 'parts-total', {
        count: `${count}`,
        total: `${total / 100}`,
        price: `${price}`,
      }),
    );
  return problems;
}

/** Finds names that two entries share. */
function shared(
  entries: readonly { readonly path: string; readonly name: string }[],
  rule: 'same-id' | 'same-item' | 'two-recommended',
): readonly SettingProblem[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ name, path }) => {
    if (!name) return [];
    const other = first.get(name);
    first.set(name, other ?? path);
    return other ? [problem(path, name, rule, { other })] : [];
  });
}

/** The plans of a language. */
function planProblems(plans: readonly Plan[], locale: Locale): readonly SettingProblem[] {
  const at = (id: string) => `plans.${locale}.${id}`;
  const items = plans.flatMap(({ id, installments, item }) => [
    { path: at(id), name: item },
    ...(installments ? [{ path: `${at(id)}.installments`, name: installments.item }] : []),
  ]);
  const recommended = plans.filter((plan) => plan.recommended);
  const missing = (['yearly', 'lifetime'] as const).filter(
    (billing) => !plans.some((plan) => plan.billing === billing),
  );
  return [
    ...plans.flatMap((plan) => planPrices(plan, locale)),
    ...shared(
      plans.map(({ id }) => ({ path: at(id), name: id })),
      'same-id',
    ),
    ...shared(items, 'same-item'),
    ...shared(
      recommended.map(({ billing, id }) => ({ path: at(id), name: billing })),
      'two-recommended',
    ),
    ...missing.map((billing) => problem(`plans.${locale}`, '', 'no-plan', { billing })),
  ];
}

/** Items that are sold or given away in two places; a plan may have the same item in each language. */
function sharedItems({ freeIndicators, plans, products }: SiteSettings) {
  const inPlans = locales.flatMap((locale) =>
    plans[locale].flatMap(({ item, installments }) => [item, installments?.item ?? '']),
  );
  return shared(
    [
      ...[...new Set(inPlans)].map((item) => ({ path: 'plans', name: item })),
      ...products.map(({ id, item }) => ({ path: `products.${id}`, name: item })),
      ...freeIndicators.map(({ downloadItem, id }) => ({
        path: `freeIndicators.${id}.downloadItem`,
        name: downloadItem,
      })),
    ],
    'same-item',
  );
}

/** Compares plans and products with each other. */
export function shopProblems(settings: SiteSettings): readonly SettingProblem[] {
  const { plans, products } = settings;
  const path = (id: string) => `products.${id}`;
  const bundles = products.filter(({ partsTotal }) => partsTotal !== undefined);
  const total = products
    .filter(({ partsTotal }) => partsTotal === undefined)
    .reduce((sum, { price }) => sum + cents(price), 0);
  return [
    ...locales.flatMap((locale) => planProblems(plans[locale], locale)),
    ...shared(
      products.map(({ id }) => ({ path: path(id), name: id })),
      'same-id',
    ),
    ...sharedItems(settings),
    ...bundles
      .filter(
        ({ partsTotal = 0, price }) =>
          !Number.isNaN(total) && (cents(partsTotal) !== total || cents(price) >= total),
      )
      .map(({ id, partsTotal }) =>
        problem(`${path(id)}.partsTotal`, partsTotal ?? 0, 'pack-total', {
          total: `${total / 100}`,
        }),
      ),
  ];
}
