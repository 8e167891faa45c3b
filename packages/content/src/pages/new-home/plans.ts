import type { Locale, Localized } from '@otm/schema';
import { indicators } from '../../indicators/index.ts';
import { monthlyPrices } from '../../shop/monthly-prices.ts';
import type { MonthlyPlan, NewHomePage } from './new-home-page.ts';

type Plans = NewHomePage['plans']['items'];
type Words = Pick<MonthlyPlan, 'name' | 'summary' | 'action'>;

const lines: Localized<readonly [string, string, string, string, string]> = {
  en: [
    `All ${indicators.length} indicators`,
    'Free updates, announced by email',
    'Support by email, chat and community',
    'Continuation strategy: practical application on video',
    'Continuation strategy: video course',
  ],
  es: [
    `Los ${indicators.length} indicadores`,
    'Actualizaciones gratis, con aviso por correo',
    'Soporte por correo, chat y comunidad',
    'Estrategia de continuación: aplicación práctica en video',
    'Estrategia de continuación: curso en video',
  ],
};

/** The first lines of the list, as many as a plan has; the others are crossed out. */
const features = (locale: Locale, held: number) =>
  lines[locale].map((text, index) => ({ text, included: index < held }));

const plansIn = (
  locale: Locale,
  tag: string,
  [basic, pro, premium]: [Words, Words, Words],
): Plans => [
  { id: 'basic', price: monthlyPrices.basic, features: features(locale, 3), ...basic },
  { id: 'pro', price: monthlyPrices.pro, features: features(locale, 4), tag, ...pro },
  { id: 'premium', price: monthlyPrices.premium, features: features(locale, 5), ...premium },
];

/** The three monthly plans. */
export const monthlyPlans: Localized<Plans> = {
  en: plansIn('en', 'Best Value', [
    { name: 'Basic', summary: 'Just the indicators.', action: 'Request Basic' },
    { name: 'Pro', summary: 'With one strategy, applied on video.', action: 'Request Pro' },
    {
      name: 'Premium',
      summary: 'With the full course on that strategy.',
      action: 'Request Premium',
    },
  ]),
  es: plansIn('es', 'La mejor opción', [
    { name: 'Básico', summary: 'Solo los indicadores.', action: 'Solicitar Básico' },
    { name: 'Pro', summary: 'Con una estrategia aplicada en video.', action: 'Solicitar Pro' },
    {
      name: 'Premium',
      summary: 'Con el curso completo de esa estrategia.',
      action: 'Solicitar Premium',
    },
  ]),
};
