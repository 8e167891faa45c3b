import type { PageMeta, TitledText } from './page.ts';
import type { ReviewText } from './review.ts';
import type { PlanFeature } from './shop.ts';

/** The texts of the page on which the master class is watched. */
export interface MasterClassPage {
  readonly meta: PageMeta;
  readonly notice: TitledText;
  readonly title: string;
  readonly lead: string;
  readonly nextTitle: string;
  readonly meeting: string;
  readonly buy: string;
  readonly risk: TitledText;
  readonly riskLink: string;
}

/** A plan of the alternative landing page; it is asked for, the checkout does not sell it. */
export interface MonthlyPlan {
  readonly id: 'basic' | 'pro' | 'premium';
  readonly name: string;
  /** US dollars a month. */
  readonly price: number;
  /** Who it is for. */
  readonly summary: string;
  readonly features: readonly PlanFeature[];
  readonly action: string;
  /** The tag that sets it off from the others. */
  readonly tag?: string;
}

/** Names of the pages that the alternative landing page leads on to. */
export type LandingTarget = 'freeDeltaBar' | 'freeVwap' | 'install' | 'risk';

/** The texts of the alternative landing page. */
export interface NewHomePage {
  readonly meta: PageMeta;
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    readonly plans: string;
    readonly ask: string;
    readonly readTitle: string;
    /** How to read the picture beside it, in three steps. */
    readonly reading: readonly [string, string, string];
    readonly risk: string;
    readonly riskLink: string;
  };
  readonly values: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly [TitledText, TitledText, TitledText];
    /** Stands under the pictures of the cards. */
    readonly simulated: string;
  };
  readonly plans: {
    readonly title: string;
    readonly lead: string;
    /** Said behind a price. */
    readonly period: string;
    readonly items: readonly [MonthlyPlan, MonthlyPlan, MonthlyPlan];
    /** What the checkout sells in their place. */
    readonly note: string;
    readonly noteAction: string;
  };
  readonly testimonials: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly ReviewText[];
    /** The statement that must stand beside testimonials. */
    readonly disclosure: TitledText;
  };
  readonly education: {
    readonly title: string;
    readonly lead: string;
    readonly lessons: readonly (TitledText & {
      readonly id: LandingTarget;
      readonly action: string;
    })[];
  };
  readonly questions: {
    readonly title: string;
    readonly items: readonly { readonly question: string; readonly answer: string }[];
  };
  readonly last: {
    readonly title: string;
    readonly text: string;
    readonly plans: string;
    readonly ask: string;
    readonly risk: TitledText;
  };
}
