import type { IndicatorId } from './indicator.ts';

/** How a plan is paid: each year, or once. */
export type Billing = 'yearly' | 'lifetime';

/** A line of a plan's list. */
export interface PlanFeature {
  readonly text: string;
  readonly included: boolean;
}

/** Payment in equal parts. */
export interface Instalments {
  readonly count: number;
  /** Each part, in US dollars. */
  readonly amount: number;
  /** The hosted checkout's item. */
  readonly item: string;
}

/** A way to buy all indicators, as one language's pricing page shows it. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly billing: Billing;
  /** US dollars, now. */
  readonly price: number;
  /** US dollars, the regular price that is crossed out. */
  readonly regularPrice: number;
  /** Said below the price, for example `per year`. */
  readonly period: string;
  readonly instalments?: Instalments;
  readonly features: readonly PlanFeature[];
  /** The button's label. */
  readonly action: string;
  /** The hosted checkout's item. */
  readonly item: string;
  /** Two flat colours of the thin rule on the card's upper edge. */
  readonly colors: readonly [string, string];
  /** Set off from the others by a border and a tag. */
  readonly recommended?: boolean;
}

/** Something with an order page of its own; its order number is its place in the list. */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** US dollars. */
  readonly price: number;
  /** US dollars: what the parts cost one by one, for a product made of several. */
  readonly partsTotal?: number;
  /** The indicator whose chart stands for the product; the pack has none. */
  readonly indicator?: IndicatorId;
  /** The hosted checkouts' item. */
  readonly item: string;
}
