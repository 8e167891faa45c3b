import type { ChartTexts, IndicatorId, Locale, Localized, ReplayTexts } from '@otm/schema';
import * as announcementsById from '../indicators/announcements.ts';
import * as chartsById from '../indicators/chart-texts.ts';

type IndicatorCharts = Pick<ChartTexts['charts'], IndicatorId>;
type Announcements = ReplayTexts['announcements'];

const charts: { readonly [Id in IndicatorId]: Localized<IndicatorCharts[Id]> } = chartsById;
const announcements: { readonly [Id in IndicatorId]: Localized<Announcements[Id]> } =
  announcementsById;

/** Returns the texts of the indicators' charts. */
export const indicatorCharts = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(charts).map(([id, texts]) => [id, texts[locale]]),
  ) as IndicatorCharts;

/** Returns what the indicators' replays announce. */
export const indicatorAnnouncements = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(announcements).map(([id, text]) => [id, text[locale]]),
  ) as Announcements;
