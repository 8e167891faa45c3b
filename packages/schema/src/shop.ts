import type { IndicatorId } from './indicator.ts';
import type { Localized } from './locale.ts';

/** How a plan is paid: each year, or once. */
export type Billing = 'yearly' | 'lifetime';

/** A line of a plan's feature list. */
export interface PlanFeature {
  readonly text: string;
  readonly included: boolean;
}

/** A payment plan in equal parts. */
export interface Installments {
  readonly count: number;
  /** Each part, in US dollars. */
  readonly amount: number;
  /** The hosted checkout's item. */
  readonly item: string;
}

/** A plan with all indicators, as the pricing page of one language shows it. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  /** Names the plans that differ only in billing, for example `Plus`; absent if there's one such pair. */
  readonly tier?: string;
  readonly billing: Billing;
  /** The current price in US dollars. */
  readonly price: number;
  /** The regular price in US dollars, shown crossed out. */
  readonly regularPrice: number;
  /** Shown below the price, for example `per year`. */
  readonly period: string;
  readonly installments?: Installments;
  readonly features: readonly PlanFeature[];
  /** The button's label. */
  readonly action: string;
  /** The hosted checkout's item. */
  readonly item: string;
  /** The two colors of the thin line on the card's upper edge; the brand's without them. */
  readonly colors?: readonly [string, string];
  /** Highlighted by a border and a tag. */
  readonly recommended?: boolean;
}

/** A product with its own order page; its order number is its position in the list. */
export interface Product {
  readonly id: string;
  readonly name: Localized<string>;
  /** US dollars. */
  readonly price: number;
  /** The sum of the prices of a bundle's parts, in US dollars. */
  readonly partsTotal?: number;
  /** The indicator whose chart illustrates the product; the bundle has none. */
  readonly indicator?: IndicatorId;
  /** The hosted checkouts' item. */
  readonly item: string;
}
