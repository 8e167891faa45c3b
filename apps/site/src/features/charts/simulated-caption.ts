import { format, type Locale } from '@otm/schema';
import { chartTexts } from './chart-texts.ts';
import { session } from './session.ts';

/** Caption that discloses simulated data and names its seed, or several. */
export function simulatedCaption(locale: Locale, seed: number | string = session.seed): string {
  const texts = chartTexts[locale];
  return `${texts.simulated}. ${format(texts.seed, { seed })}`;
}
