import type { CheckoutProvider } from '@otm/schema';
import { type ComponentProps, useContext } from 'react';
import { useSite } from '../../app/site-context.ts';
import { endpoints } from '../../config/config.ts';
import { BuildContext } from '../../islands/build-context.ts';
import { trackCheckout } from '../analytics/track-attributes.ts';

/** The attributes of a link to a checkout. */
export type CheckoutLinkAttributes = ComponentProps<'a'> & { readonly href: string } & {
  readonly [Name in `data-${string}`]?: string | undefined;
};

/**
 * Returns a function that builds the attributes of links to checkouts. Where the checkout pays
 * affiliates, the link is an island: its code adds the visitor's affiliate code. Without script the
 * code in the page's own URL still travels, in the `Referer` header of these links alone.
 */
export function useCheckoutLink(): (
  provider: CheckoutProvider,
  item: string,
) => CheckoutLinkAttributes {
  const build = useContext(BuildContext);
  const { locale } = useSite();
  return (provider, item) => {
    const href = endpoints.checkout(provider, item, locale);
    const { affiliateParameter } = provider;
    const tracked = trackCheckout(item);
    if (!affiliateParameter) return { href, ...tracked };
    const island = build && {
      'data-live': build.islandUrl('checkout-link'),
      'data-when': 'view',
      'data-early': '',
    };
    return {
      href,
      ...tracked,
      'data-affiliate': affiliateParameter,
      referrerPolicy: 'no-referrer-when-downgrade',
      ...island,
    };
  };
}
