import { defineMessages, type Localized, type ReadingTexts } from '@otm/schema';

/** The indicator's statement about part 3 of the session on the home page. */
export const microReading: Localized<ReadingTexts['micro']> = defineMessages(
  '{sellWindows} of {windows} windows of {windowTrades} trades are below zero.',
  { es: '{sellWindows} de {windows} ventanas de {windowTrades} operaciones, bajo cero.' },
);
