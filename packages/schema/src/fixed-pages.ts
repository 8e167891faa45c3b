import type { Block } from './block.ts';
import type { PageMeta, TitledText } from './page.ts';

/** The texts of the home page. */
export interface HomePage {
  readonly meta: PageMeta;
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    readonly prices: string;
    readonly readMore: string;
    readonly risk: string;
    readonly riskLink: string;
  };
  readonly whatIs: {
    readonly title: string;
    readonly paragraphs: readonly string[];
  };
  readonly indicators: { readonly title: string; readonly lead: string; readonly eighth: string };
  readonly advantages: {
    readonly title: string;
    readonly items: readonly [TitledText, TitledText, TitledText];
  };
  /** Only in languages that have reviews. */
  readonly reviews?: {
    readonly title: string;
    readonly lead: string;
    /** The statement that must stand beside testimonials. */
    readonly disclosure: TitledText;
  };
  readonly buy: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly needs: string;
    readonly platform: string;
    readonly dataFeed: string;
  };
}

/** The texts of the pricing page around the plans. */
export interface BuyPage {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** The tag of the recommended plan. */
  readonly recommended: string;
  readonly comparison: { readonly title: string; readonly caption: string };
  readonly before: { readonly title: string; readonly facts: readonly TitledText[] };
}

/** The texts of the order page. */
export interface OrderPage {
  readonly meta: PageMeta;
  readonly title: string;
  readonly empty: string;
  readonly choosePlan: string;
  readonly orderDate: string;
  readonly item: string;
  readonly licence: string;
  readonly lifetime: string;
  readonly price: string;
  readonly partsTotal: string;
  readonly total: string;
  readonly checkout: string;
  readonly policies: string;
  readonly delivery: string;
  readonly payments: string;
}

/** The texts around the free indicators. */
export interface FreeIndicatorsPage {
  readonly heading: string;
  readonly tabs: string;
  readonly features: string;
  readonly download: string;
  readonly after: string;
  readonly more: string;
  readonly moreAction: string;
}

/** A page that is one long text. */
export interface TextPage {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
}

/** The texts of the page for addresses that do not exist. */
export interface NotFoundPage {
  readonly meta: PageMeta;
  readonly title: string;
  readonly text: string;
  readonly question: string;
  readonly action: string;
}
