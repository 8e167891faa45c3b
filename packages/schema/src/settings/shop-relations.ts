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
  const total = Math.round(count * amount * 100) / 100;
  if (total !== price)
    problems.push(
      problem(`${path}.installments`, amount, 'parts-total', {
        count: `${count}`,
        total: `${total}`,
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

/** Compares plans and products with each other. */
export function shopProblems({ plans, products }: SiteSettings): readonly SettingProblem[] {
  const path = (id: string) => `products.${id}`;
  const bundles = products.filter(({ partsTotal }) => partsTotal !== undefined);
  const total = products
    .filter(({ partsTotal }) => partsTotal === undefined)
    .reduce((sum, { price }) => sum + price, 0);
  return [
    ...locales.flatMap((locale) => planProblems(plans[locale], locale)),
    ...shared(
      products.map(({ id }) => ({ path: path(id), name: id })),
      'same-id',
    ),
    ...shared(
      products.map(({ id, item }) => ({ path: path(id), name: item })),
      'same-item',
    ),
    ...bundles
      .filter(({ partsTotal, price }) => partsTotal !== total || price >= total)
      .map(({ id, partsTotal }) =>
        problem(`${path(id)}.partsTotal`, partsTotal ?? 0, 'pack-total', { total: `${total}` }),
      ),
  ];
}
