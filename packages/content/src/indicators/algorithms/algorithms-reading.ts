import { defineMessages, type Localized, type ReadingTexts } from '@otm/schema';

/** The indicator's statement about part 3 of the session on the home page. */
export const algorithmsReading: Localized<ReadingTexts['algorithms']> = defineMessages(
  '{prints} marked trades, {sellPrints} of them sells.',
  { es: '{prints} operaciones marcadas, {sellPrints} de vendedores.' },
);
