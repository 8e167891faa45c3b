import { chartTexts } from '@otm/content';
import type { Locale } from '@otm/schema';
import { session } from './session.ts';

/** Says under a picture that its data are simulated, and from which seed. */
export function simulatedCaption(locale: Locale, seed = session.seed): string {
  const texts = chartTexts[locale];
  return `${texts.simulated}. ${texts.seed.replace('{seed}', String(seed))}`;
}
