import type { Localized } from './locale.ts';
import type { PageMeta, TitledText } from './page.ts';

/** The eight indicators of a license, in the site's order. */
export const indicatorIds = [
  'algorithms',
  'swing',
  'micro',
  'cumulative',
  'delta-bar',
  'profile',
  'vwap',
  'bar-timer',
] as const;

/** The id that links an indicator to its charts and its article. */
export type IndicatorId = (typeof indicatorIds)[number];

/** An indicator, as its card and its modal present it. */
export interface Indicator {
  readonly id: IndicatorId;
  /** A segment of the article's path, the same in all languages. */
  readonly slug: string;
  /** The name on the card, for example `Delta Swing`. */
  readonly title: string;
  /** What it shows, in one sentence. */
  readonly summary: Localized<string>;
  /** The two or three parts of the modal. */
  readonly details: Localized<readonly TitledText[]>;
}

/** A free indicator, with its own tab and URL. */
export interface FreeIndicator {
  /** The last segment of its path. */
  readonly id: 'deltabar' | 'vwap';
  /** The indicator whose chart it shows. */
  readonly indicator: IndicatorId;
  readonly title: Localized<string>;
  readonly meta: Localized<PageMeta>;
  readonly description: Localized<string>;
  readonly features: Localized<readonly string[]>;
  /** The hosted checkout's item that delivers the file for free. */
  readonly downloadItem: string;
}
