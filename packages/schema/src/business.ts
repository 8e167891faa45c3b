import type { Localized } from './locale.ts';

/** An external site that the site links to. */
export interface OutsideLink {
  readonly name: string;
  /** An absolute https URL. */
  readonly url: string;
}

/** A hosted checkout: where each item is sold, and how an affiliate's code travels there. */
export interface CheckoutProvider {
  readonly id: 'card' | 'wallet';
  readonly name: Localized<string>;
  /**
   * The pattern of its URLs, for checkouts that have one: `{item}` is the item, `{language}` the
   * page's language. `https://pay.acme.io/{language}/{item}`
   */
  readonly template?: string;
  /** The URL of an item, in all languages or in each: opaque, as payment services create them. */
  readonly links?: Readonly<Record<string, string | Localized<string>>>;
  /** The query parameter that carries an affiliate's code there; without it the code isn't passed on. */
  readonly affiliateParameter?: string;
}

/** When the team works: licenses are made and the chat is answered. */
export interface OfficeHours {
  /** Two-letter English days, as in schema.org: `Mo-Fr`, `Mo-Th,Sa`. */
  readonly days: string;
  /** Local time, `HH:MM`. */
  readonly opens: string;
  readonly closes: string;
  /** Whole hours from UTC, without daylight saving time: -4 is GMT-4. */
  readonly utcOffset: number;
}

/** The business: the only place that names the brand, its URLs and its contacts. */
export interface Business {
  /** The product's name as visitors read it. */
  readonly product: string;
  /** The product's name in URLs: lower case, no spaces. */
  readonly productSlug: string;
  /** The company named in the copyright line. */
  readonly company: string;
  /** The site's origin without a trailing slash; canonical and language links start with it. */
  readonly origin: string;
  readonly email: string;
  /** The phone number for the messaging app, with its country code: `+1 (415) 200-0142`. */
  readonly phone: string;
  /** Whether the values are samples that the owner still has to replace. */
  readonly sample: boolean;
  readonly hostPlatform: OutsideLink;
  readonly dataFeed: OutsideLink;
  readonly community: Readonly<Record<'youtube' | 'telegram' | 'discord', OutsideLink>>;
  readonly booking: OutsideLink;
  readonly masterClass: OutsideLink;
  /** Whether the guide and the plans link to the master class, where they offer a meeting. */
  readonly linksMasterClass: boolean;
  readonly checkouts: readonly [CheckoutProvider, CheckoutProvider];
  readonly office: OfficeHours;
  /** The office hours in words. */
  readonly hours: Localized<string>;
}
