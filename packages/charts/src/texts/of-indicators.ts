import type { ChartTexts, IndicatorId, Locale, Localized, ReplayTexts } from '@otm/schema';
import type { IndicatorTexts } from '../indicators/indicator-texts.ts';
import * as byId from '../indicators/texts.ts';

type IndicatorCharts = Pick<ChartTexts['charts'], IndicatorId>;

const texts: { readonly [Id in IndicatorId]: Localized<IndicatorTexts<Id>> } = byId;

/** Returns the texts of the indicators' charts. */
export const indicatorCharts = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, text[locale].chart]),
  ) as IndicatorCharts;

/** Returns what the indicators' replays announce. */
export const indicatorAnnouncements = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, text[locale].announcement]),
  ) as ReplayTexts['announcements'];
