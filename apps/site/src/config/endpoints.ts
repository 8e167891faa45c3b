import type { EmailJsOptions } from '@otm/forms';
import type { CheckoutProvider, Locale, OutsideLink } from '@otm/schema';

/** The URLs of every external service. */
export interface Endpoints {
  /** The mail account of each form. */
  readonly mail: Readonly<Record<'contact' | 'licence', EmailJsOptions & { origin: string }>>;
  /** The plain-text list of e-mail addresses that the contact form refuses. */
  readonly blockList: string;
  /** The checkout page of an item, for visitors of a language. */
  readonly checkout: (provider: CheckoutProvider, item: string, locale: Locale) => string;
  /** The URL of any other external site. */
  readonly outside: (link: OutsideLink) => string;
  readonly video: {
    /** The page of a video on its host, linked for visitors without JavaScript. */
    readonly page: (id: string) => string;
    /** The player of a video, framed after a click on its poster. */
    readonly embed: (id: string) => string;
  };
}
