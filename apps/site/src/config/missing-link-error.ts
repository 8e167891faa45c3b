import type { CheckoutProvider, Locale } from '@otm/schema';

/** Thrown when a page sells an item that a checkout has no URL for. */
export class MissingLinkError extends Error {
  override readonly name = 'MissingLinkError';

  constructor({ id }: CheckoutProvider, item: string, locale: Locale) {
    super(
      `The ${id} checkout has no URL for ${item} in ${locale}: add ${item} to its links in packages/content/src/business.ts.`,
    );
  }
}
