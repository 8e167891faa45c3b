import { chartTexts, type Locale } from '@otm/content';
import { session } from './session.ts';

/** Says under a picture that its data are simulated, and from which seed. */
export function simulatedCaption(locale: Locale, seed = session.seed): string {
  const texts = chartTexts[locale];
  return `${texts.simulated}. ${texts.seed.replace('{seed}', String(seed))}`;
}
