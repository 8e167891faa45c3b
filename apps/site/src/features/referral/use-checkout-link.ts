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
 * Returns a function that builds the attributes of a link that takes an affiliate's code under a
 * name. The link is an island: its code adds the visitor's affiliate code. Without script the code in
 * the page's own URL still travels, in the `Referer` header of these links alone.
 */
export function useAffiliateLink(): (
  href: string,
  affiliateParameter: string | undefined,
) => CheckoutLinkAttributes {
  const build = useContext(BuildContext);
  return (href, affiliateParameter) => {
    if (!affiliateParameter) return { href };
    const island = build && {
      'data-live': build.islandUrl('checkout-link'),
      'data-when': 'view',
      'data-early': '',
    };
    return {
      href,
      'data-affiliate': affiliateParameter,
      referrerPolicy: 'no-referrer-when-downgrade',
      ...island,
    };
  };
}

/** Returns a function that builds the attributes of links to checkouts. */
export function useCheckoutLink(): (
  provider: CheckoutProvider,
  item: string,
) => CheckoutLinkAttributes {
  const affiliateLink = useAffiliateLink();
  const { locale } = useSite();
  return (provider, item) => ({
    ...affiliateLink(endpoints.checkout(provider, item, locale), provider.affiliateParameter),
    ...trackCheckout(item),
  });
}
