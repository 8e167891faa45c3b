import type { Locale, Localized, Plan } from '@otm/schema';
import { planFeatures, type Scope } from './plan-features.ts';

/** The facts of a plan that are the same in every language. */
export type Offer = Scope &
  Omit<Plan, 'id' | 'name' | 'period' | 'features' | 'action' | 'recommended'>;

const periods: Localized<Record<Plan['billing'], string>> = {
  en: { yearly: 'per year', lifetime: 'one-time payment' },
  es: { yearly: 'al año', lifetime: 'pago único' },
};

/** Returns an offer as a plan of one language. */
export const plan = (
  locale: Locale,
  { plus, ...offer }: Offer,
  labels: Pick<Plan, 'name' | 'action' | 'recommended' | 'tier'>,
): Plan => ({
  id: offer.item,
  ...offer,
  ...labels,
  period: periods[locale][offer.billing],
  features: planFeatures[locale]({ billing: offer.billing, plus }),
});
