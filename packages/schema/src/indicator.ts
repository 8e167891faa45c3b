import type { Localized } from './locale.ts';
import type { PageMeta, TitledText } from './page.ts';

/**
 * The eight indicators of a license in the site's order, each with the `{name}` placeholders that the
 * texts of its chart may use.
 */
export const indicatorPlaceholders = {
  algorithms: ['trades', 'repeated', 'repeats', 'large', 'percentile'],
  swing: ['trades', 'swings', 'swingTicks', 'delta'],
  micro: ['trades', 'barLength', 'windows', 'windowTrades', 'delta'],
  cumulative: ['trades', 'barLength', 'close', 'delta', 'volume'],
  'delta-bar': ['trades', 'barLength', 'lastDelta', 'delta'],
  profile: ['trades', 'poc', 'val', 'vah', 'share', 'percent', 'volume'],
  vwap: ['trades', 'barLength', 'close', 'vwap', 'sigma', 'bands', 'lower', 'upper'],
  'bar-timer': ['trades', 'barLength', 'remaining', 'stage'],
} as const;

/** The id that links an indicator to its charts and its article. */
export type IndicatorId = keyof typeof indicatorPlaceholders;

/** The indicators in the site's order. */
export const indicatorIds = Object.keys(indicatorPlaceholders) as readonly IndicatorId[];

/** An indicator, as its card and its modal present it. */
export interface Indicator {
  readonly id: IndicatorId;
  /** A segment of the article's path, the same in all languages. */
  readonly slug: string;
  /** The name on the card, for example `Delta Swing`. */
  readonly title: string;
  /** Its purpose in one sentence. */
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
