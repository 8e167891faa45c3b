import type { Localized, Plan } from '@otm/schema';
import { type Offer, plan } from './plan.ts';

const steel = ['#8696a6', '#a9b6c3'] as const;

/** The offers and their prices, in any language. */
const offers = {
  basicYearly: {
    billing: 'yearly',
    plus: false,
    price: 390,
    regularPrice: 499,
    item: 'basic-yearly',
    colors: steel,
  },
  plusYearly: {
    billing: 'yearly',
    plus: true,
    price: 490,
    regularPrice: 599,
    item: 'plus-yearly',
  },
  basicLifetime: {
    billing: 'lifetime',
    plus: false,
    price: 790,
    regularPrice: 899,
    installments: { count: 5, amount: 158, item: 'basic-lifetime-installments' },
    item: 'basic-lifetime',
    colors: steel,
  },
  plusLifetime: {
    billing: 'lifetime',
    plus: true,
    price: 890,
    regularPrice: 999,
    installments: { count: 5, amount: 178, item: 'plus-lifetime-installments' },
    item: 'plus-lifetime',
  },
} as const satisfies Record<string, Offer>;

/** The plans of each language's pricing page, in its order. */
export const plans: Localized<readonly Plan[]> = {
  en: [
    plan('en', offers.basicYearly, { name: 'Yearly', action: 'Get the yearly plan' }),
    plan('en', offers.basicLifetime, {
      name: 'Lifetime',
      action: 'Get the lifetime license',
      recommended: true,
    }),
  ],
  es: [
    plan('es', offers.basicYearly, {
      name: 'Básico anual',
      tier: 'Básico',
      action: 'Comprar Básico anual',
    }),
    plan('es', offers.plusYearly, {
      name: 'Plus anual',
      tier: 'Plus',
      action: 'Comprar Plus anual',
      recommended: true,
    }),
    plan('es', offers.basicLifetime, {
      name: 'Básico de por vida',
      tier: 'Básico',
      action: 'Comprar Básico de por vida',
    }),
    plan('es', offers.plusLifetime, {
      name: 'Plus de por vida',
      tier: 'Plus',
      action: 'Comprar Plus de por vida',
      recommended: true,
    }),
  ],
};
