import type { Billing, Localized, PlanFeature } from '@otm/schema';
import { indicators } from '../indicators/index.ts';

/** The part of an offer that decides which lines of the list it includes. */
export interface Scope {
  readonly billing: Billing;
  /** Whether the continuation strategy comes with it. */
  readonly plus: boolean;
}

const always = (texts: readonly string[]): PlanFeature[] =>
  texts.map((text) => ({ text, included: true }));

const indicatorNames = always(indicators.map(({ title }) => title));

/** The lines of a plan; all plans of a language have the same lines, so that they can be compared. */
export const planFeatures: Localized<(scope: Scope) => readonly PlanFeature[]> = {
  en: ({ billing }) => [
    ...indicatorNames,
    ...always(['Free updates, announced by email', 'Support by email, chat and community']),
    { text: 'License that doesn’t expire', included: billing === 'lifetime' },
  ],
  es: ({ billing, plus }) => [
    ...indicatorNames,
    ...always([
      'Actualizaciones gratis, con aviso por correo',
      'Soporte por correo, chat y comunidad',
    ]),
    { text: 'Licencia que no vence', included: billing === 'lifetime' },
    { text: 'Estrategia de continuación: aplicación práctica en video', included: plus },
    { text: 'Estrategia de continuación: curso en video', included: plus },
  ],
};
