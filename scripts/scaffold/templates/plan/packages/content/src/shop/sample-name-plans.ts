import type { Localized, Plan } from '@otm/schema';
import { type Offer, plan } from './plan.ts';

// Sample text: replace the prices, the checkout’s items and the labels, then remove this comment.
const yearly = {
  billing: 'yearly',
  plus: false,
  price: 440,
  regularPrice: 549,
  item: 'sample-name-yearly',
  colors: ['#8696a6', '#a9b6c3'],
} as const satisfies Offer;

const lifetime = {
  ...yearly,
  billing: 'lifetime',
  price: 840,
  regularPrice: 949,
  item: 'sample-name-lifetime',
} as const satisfies Offer;

/** The plans of the tier “TITLE_EN”, one for each billing. */
export const sampleNamePlans: Localized<readonly Plan[]> = {
  en: [
    plan('en', yearly, { name: 'TITLE_EN yearly', tier: 'TITLE_EN', action: 'Get TITLE_EN' }),
    plan('en', lifetime, {
      name: 'TITLE_EN lifetime',
      tier: 'TITLE_EN',
      action: 'Get TITLE_EN for life',
    }),
  ],
  es: [
    plan('es', yearly, {
      name: 'TITLE_ES anual',
      tier: 'TITLE_ES',
      action: 'Comprar TITLE_ES anual',
    }),
    plan('es', lifetime, {
      name: 'TITLE_ES de por vida',
      tier: 'TITLE_ES',
      action: 'Comprar TITLE_ES de por vida',
    }),
  ],
};
