import { business } from '@otm/content';
import type { Locale, Plan } from '@otm/schema';
import type { Organization, Product, WebSite } from 'schema-dts';
import type { PageUrls } from './structured-data.ts';

const { company, email, origin, product } = business;

/** The business behind the site, with the profiles that it keeps elsewhere. */
export const organization = () =>
  ({
    '@type': 'Organization',
    name: company,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    email,
    // Samples belong to no one.
    ...(!business.sample && { sameAs: Object.values(business.community).map(({ url }) => url) }),
  }) satisfies Organization;

/** The site in a language. */
export const webSite = (locale: Locale, { url }: PageUrls): WebSite => ({
  '@type': 'WebSite',
  name: product,
  url,
  inLanguage: locale,
});

/** The product with an offer for each plan of a language. */
export const productOffers = (
  plans: readonly Plan[],
  description: string,
  { image, url }: PageUrls,
): Product => ({
  '@type': 'Product',
  name: product,
  description,
  ...(image && { image }),
  brand: { '@type': 'Brand', name: company },
  offers: plans.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url,
  })),
});
