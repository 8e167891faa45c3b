import type { IndicatorId, Locale, Localized, ReadingTexts } from '@otm/schema';
import * as byId from '../indicators/readings.ts';

const readings: Readonly<Record<IndicatorId, Localized<ReadingTexts[IndicatorId]>>> = byId;

const readingsIn = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(readings).map(([id, reading]) => [id, reading[locale]]),
  ) as ReadingTexts;

/** The statement of each indicator about part 3 of the session on the home page. */
export const readingTexts: Localized<ReadingTexts> = {
  en: readingsIn('en'),
  es: readingsIn('es'),
};
