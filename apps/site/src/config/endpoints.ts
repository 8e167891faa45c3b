import type { EmailJsOptions } from '@otm/forms';
import type { CheckoutProvider, OutsideLink } from '@otm/schema';

/** Where everything outside of the site is found. */
export interface Endpoints {
  /** The mail account of each form. */
  readonly mail: Readonly<Record<'contact' | 'licence', EmailJsOptions & { origin: string }>>;
  /** The plain-text list of addresses that the contact form does not take. */
  readonly blockList: string;
  /** Where a hosted checkout sells an item. */
  readonly checkout: (provider: CheckoutProvider, item: string) => string;
  /** The way to any other place that the site sends visitors to. */
  readonly outside: (link: OutsideLink) => string;
  /** The messaging service's send link; takes `phone` and `text`. */
  readonly chat: string;
  readonly video: {
    /** The page of a video on its host: where its link leads without JavaScript. */
    readonly page: (id: string) => string;
    /** The player of a video, framed after the visitor has pressed play. */
    readonly embed: (id: string) => string;
  };
}
