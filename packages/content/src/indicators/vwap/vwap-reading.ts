import { defineMessages, type Localized, type ReadingTexts } from '@otm/schema';

/** The indicator's statement about part 3 of the session on the home page. */
export const vwapReading: Localized<ReadingTexts['vwap']> = defineMessages(
  'Price closes {sigmas} deviations from the average.',
  { es: 'El precio cierra a {sigmas} desviaciones del promedio.' },
);
