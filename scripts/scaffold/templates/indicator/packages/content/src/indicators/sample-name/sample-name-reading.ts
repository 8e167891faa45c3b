import { defineMessages, type Localized, type ReadingTexts } from '@otm/schema';

/** The indicator's statement about part 3 of the session on the home page. */
export const sampleNameReading: Localized<ReadingTexts['sample-name']> = defineMessages(
  'Sample text: {volume}.',
  { es: 'Texto de muestra: {volume}.' },
);
