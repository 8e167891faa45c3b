import { defineMessages, type Localized, type ReadingTexts } from '@otm/schema';

/** The indicator's statement about part 3 of the session on the home page. */
export const barTimerReading: Localized<ReadingTexts['bar-timer']> = defineMessages(
  'The low trades at {lowTime}, with {lowLeft} left in its bar.',
  { es: 'El mínimo se opera a las {lowTime}, con {lowLeft} por delante en su barra.' },
);
