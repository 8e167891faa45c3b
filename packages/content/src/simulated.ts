import type { Localized } from '@otm/schema';

/** The disclosure of simulated data, without a period. */
export const simulated: Localized<string> = {
  en: 'Simulated data, not a trade result',
  es: 'Datos simulados, no es el resultado de una operación',
};
