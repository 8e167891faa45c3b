import type { Localized } from './locale.ts';
import type { PageMeta, TitledText } from './page.ts';

/**
 * The eight indicators of a license in display order, each with the `{name}` placeholders that the
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

/** Identifies an indicator, its chart and its article. */
export type IndicatorId = keyof typeof indicatorPlaceholders;

/** The indicators in display order. */
export const indicatorIds = Object.keys(indicatorPlaceholders) as readonly IndicatorId[];

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
