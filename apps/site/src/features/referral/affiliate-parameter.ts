import type { CheckoutProvider } from '@otm/schema';

/** The URLs of a checkout, with the parts of its pattern filled in by anything. */
function urlsOf({ links = {}, template }: CheckoutProvider): readonly string[] {
  const listed = Object.values(links).flatMap((link) =>
    typeof link === 'string' ? [link] : Object.values(link),
  );
  return [...(template ? [template.replace(/[{}]/g, '')] : []), ...listed];
}

const hostOf = (url: string) => URL.parse(url)?.host;

/**
 * Returns the parameter that carries an affiliate's code to a URL: that of the checkout on its host,
 * where a product with one page has no checkout of its own.
 */
export const affiliateParameterAt = (
  url: string,
  checkouts: readonly CheckoutProvider[],
): string | undefined =>
  checkouts.find(
    (it) => it.affiliateParameter && urlsOf(it).some((own) => hostOf(own) === hostOf(url)),
  )?.affiliateParameter;
