import { defineMessages, type Localized, type ReadingTexts } from '@otm/schema';

/** The indicator's statement about part 3 of the session on the home page. */
export const deltaBarReading: Localized<ReadingTexts['delta-bar']> = defineMessages(
  '{below} of {bars} bars are below zero.',
  { es: '{below} de {bars} barras, bajo cero.' },
);
