import type { Localized } from './locale.ts';
import type { PageMeta, TitledText } from './page.ts';

/** The eight indicators of a licence, in the order in which the site names them. */
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

/** An indicator's id; charts and articles hang on it. */
export type IndicatorId = (typeof indicatorIds)[number];

/** What an indicator is, on its card and in its modal. */
export interface Indicator {
  readonly id: IndicatorId;
  /** Part of the article's address, the same in both languages. */
  readonly slug: string;
  /** The name on the card, for example `Delta Swing`. */
  readonly title: string;
  /** One sentence: what it shows. */
  readonly summary: Localized<string>;
  /** The modal's two or three parts. */
  readonly details: Localized<readonly TitledText[]>;
}

/** An indicator that is given away, with a tab and an address of its own. */
export interface FreeIndicator {
  /** The last part of its address. */
  readonly id: 'deltabar' | 'vwap';
  /** The indicator whose chart it shows. */
  readonly indicator: IndicatorId;
  readonly title: Localized<string>;
  readonly meta: Localized<PageMeta>;
  readonly description: Localized<string>;
  readonly features: Localized<readonly string[]>;
  /** The hosted checkout's item that delivers the file at no charge. */
  readonly downloadItem: string;
}
