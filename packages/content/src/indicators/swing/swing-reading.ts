import { defineMessages, type Localized, type ReadingTexts } from '@otm/schema';

/** The indicator's statement about part 3 of the session on the home page. */
export const swingReading: Localized<ReadingTexts['swing']> = defineMessages(
  'The leg across it: {legMove} points, delta {legDelta}.',
  { es: 'El tramo que la cruza: {legMove} puntos, delta {legDelta}.' },
);
