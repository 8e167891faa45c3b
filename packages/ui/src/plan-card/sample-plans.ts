import type { Localized, Plan } from '@otm/schema';

const shared = {
  billing: 'lifetime',
  price: 497,
  regularPrice: 997,
  item: 'sample-lifetime',
  colors: ['#f2c14e', '#d9a833'],
} as const;

/** Two plans in each language, for stories and tests: one plain, one recommended with installments. */
export const samplePlans: Localized<readonly [Plan, Plan]> = {
  en: [
    {
      ...shared,
      id: 'yearly',
      name: 'Yearly',
      billing: 'yearly',
      price: 297,
      regularPrice: 397,
      item: 'sample-yearly',
      period: 'per year',
      action: 'Get the yearly license',
      features: [
        { text: 'All eight indicators', included: true },
        { text: 'Updates after the first year', included: false },
      ],
    },
    {
      ...shared,
      id: 'lifetime',
      name: 'Lifetime',
      period: 'one payment, yours for good',
      action: 'Get the lifetime license',
      recommended: true,
      installments: { count: 4, amount: 137, item: 'sample-installments' },
      features: [
        { text: 'All eight indicators', included: true },
        { text: 'Updates after the first year', included: true },
      ],
    },
  ],
  es: [
    {
      ...shared,
      id: 'yearly',
      name: 'Anual',
      billing: 'yearly',
      price: 297,
      regularPrice: 397,
      item: 'sample-yearly',
      period: 'por año',
      action: 'Comprar la licencia anual',
      features: [
        { text: 'Los ocho indicadores', included: true },
        { text: 'Actualizaciones después del primer año', included: false },
      ],
    },
    {
      ...shared,
      id: 'lifetime',
      name: 'De por vida',
      period: 'un solo pago, tuya para siempre',
      action: 'Comprar la licencia de por vida',
      recommended: true,
      installments: { count: 4, amount: 137, item: 'sample-installments' },
      features: [
        { text: 'Los ocho indicadores', included: true },
        { text: 'Actualizaciones después del primer año', included: true },
      ],
    },
  ],
};
