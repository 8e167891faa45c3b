import type { GenericSchema } from 'valibot';
import type { Business } from '../business.ts';
import type { Capture } from '../capture.ts';
import type { FreeIndicator, IndicatorId } from '../indicator.ts';
import type { Localized } from '../locale.ts';
import type { Video } from '../page.ts';
import type { ReviewText } from '../review.ts';
import type { Plan, Product } from '../shop.ts';
import type { RuleId } from './messages.ts';

/** The places where an owner makes settings, in the order of the owner's page. */
export const settingAreas = [
  'environment',
  'business',
  'facts',
  'shop',
  'reviews',
  'videos',
  'captures',
] as const;

/** A place where an owner makes settings. */
export type SettingArea = (typeof settingAreas)[number];

/** Everything that an owner sets, as the checks read it. */
export interface SiteSettings {
  /** The `SITE_*` names of the environment with their values. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly business: Business;
  readonly plans: Localized<readonly Plan[]>;
  readonly products: readonly Product[];
  /** The prices of the alternative landing page, in US dollars. */
  readonly monthlyPrices: Readonly<Record<'basic' | 'pro' | 'premium', number>>;
  /** The free downloads with their checkout items. */
  readonly freeIndicators: readonly Pick<FreeIndicator, 'id' | 'downloadItem'>[];
  readonly reviews: readonly ReviewText[];
  readonly videos: readonly Video[];
  /** Facts that the owner hasn't stated yet, each with its question. */
  readonly unanswered: readonly { readonly id: string; readonly asks: string }[];
  /** The indicators without a picture of the platform. */
  readonly withoutCapture: readonly string[];
  readonly captures: Readonly<Partial<Record<IndicatorId, Capture>>>;
  /** The paths that the site has already, such as `/buy`: it can't be below one of them. */
  readonly takenPaths: readonly string[];
}

/** A setting, its file, and the rule that it has to meet. */
export interface Setting {
  /**
   * The path of the value. `*` is any entry of a list, `{language}` each language, `{indicator}` the
   * id of an indicator, and `**` everything below. A branch that ends with `?` may be absent.
   */
  readonly name: string;
  readonly area: SettingArea;
  /** Described in the README and on the owner's page. */
  readonly must: Localized<string>;
  readonly example: string;
  /** Its messages are the ids of rules. */
  readonly schema: GenericSchema;
  /** Whether the value may be absent or empty. */
  readonly optional?: boolean;
  /** The file that it's made in, if it isn't the area's. */
  readonly file?: string;
}

/** A setting that is wrong, or still a sample. */
export interface SettingProblem {
  /** The path of the value, for example `business.email`. */
  readonly setting: string;
  readonly area: SettingArea;
  /** The value as it may be shown. */
  readonly value: string;
  readonly rule: RuleId;
  /** Fills in the placeholders of the rule's message. */
  readonly details: Readonly<Record<string, string>>;
}
