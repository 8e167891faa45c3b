import type { PageMeta, PlanFeature, ReviewText, TitledText } from '@otm/schema';

/** A plan of the alternative landing page. Visitors ask for it; the checkout doesn't sell it. */
export interface MonthlyPlan {
  readonly id: 'basic' | 'pro' | 'premium';
  readonly name: string;
  /** US dollars a month. */
  readonly price: number;
  /** Who it is for. */
  readonly summary: string;
  readonly features: readonly PlanFeature[];
  readonly action: string;
  /** A tag that highlights the plan. */
  readonly tag?: string;
}

/** A page that the alternative landing page links to. */
export type LandingTarget = 'freeDeltaBar' | 'freeVwap' | 'install' | 'risk';

/** The alternative landing page in one language. */
export interface NewHomePage {
  readonly meta: PageMeta;
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    readonly plans: string;
    readonly ask: string;
    readonly readTitle: string;
    /** How to read the chart next to it, in three steps. */
    readonly reading: readonly [string, string, string];
    readonly risk: string;
    readonly riskLink: string;
  };
  readonly values: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly [TitledText, TitledText, TitledText];
    /** Shown under the cards' charts. */
    readonly simulated: string;
  };
  readonly plans: {
    readonly title: string;
    readonly lead: string;
    /** Shown after a price. */
    readonly period: string;
    readonly items: readonly [MonthlyPlan, MonthlyPlan, MonthlyPlan];
    /** The link to the plans that the checkout sells. */
    readonly note: string;
    readonly noteAction: string;
  };
  readonly testimonials: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly ReviewText[];
    /** The statement that has to be next to testimonials. */
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
