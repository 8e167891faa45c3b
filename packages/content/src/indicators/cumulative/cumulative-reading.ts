import { defineMessages, type Localized, type ReadingTexts } from '@otm/schema';

/** The indicator's statement about part 3 of the session on the home page. */
export const cumulativeReading: Localized<ReadingTexts['cumulative']> = defineMessages(
  '{delta} in this part, {total} since the open.',
  { es: '{delta} en esta parte; {total} desde la apertura.' },
);
