import { defineMessages, type Localized, type ReadingTexts } from '@otm/schema';

/** The indicator's statement about part 3 of the session on the home page. */
export const profileReading: Localized<ReadingTexts['profile']> = defineMessages(
  '{volume} contracts at {rows} prices: {perRow} at each. In part 2, {beforePerRow}.',
  {
    es: '{volume} contratos en {rows} precios: {perRow} en cada uno. En la parte 2, {beforePerRow}.',
  },
);
