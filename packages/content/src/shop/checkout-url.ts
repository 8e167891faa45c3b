import type { CheckoutProvider } from '@otm/schema';

/** Where a hosted checkout sells an item. */
export const checkoutUrl = (provider: Pick<CheckoutProvider, 'address'>, item: string): string =>
  `${provider.address}/${encodeURIComponent(item)}`;
