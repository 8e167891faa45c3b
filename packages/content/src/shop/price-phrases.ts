import type { Billing, Locale, Localized } from '@otm/schema';
import { formatList, formatMoney } from '../format.ts';
import { plans } from './plans.ts';

const lowest = (billing: Billing, locale: Locale): number =>
  Math.min(...plans[locale].flatMap((plan) => (plan.billing === billing ? [plan.price] : [])));

const inParts: Localized<(plan: string, count: number, amount: string) => string> = {
  en: (plan, count, amount) => `${plan} in ${count} payments of ${amount}`,
  es: (plan, count, amount) => `${plan} en ${count} pagos de ${amount}`,
};

/** The lowest price of a billing, for example `$390`. */
export const lowestPrice = (billing: Billing, locale: Locale): string =>
  formatMoney(lowest(billing, locale), locale);

/** The first year in which yearly payments add up to more than a lifetime license. */
export const lifetimeYear = (locale: Locale): number =>
  Math.floor(lowest('lifetime', locale) / lowest('yearly', locale)) + 1;

/** The plans that can be paid in parts, for example `Lifetime in 5 payments of $158`. */
export const installmentOffers = (locale: Locale): string => {
  const offers = plans[locale].flatMap(({ name, installments }) =>
    installments
      ? [inParts[locale](name, installments.count, formatMoney(installments.amount, locale))]
      : [],
  );
  return formatList(offers, locale);
};
