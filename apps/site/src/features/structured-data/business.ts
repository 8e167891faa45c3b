import { business } from '@otm/content';
import type { Locale, Plan } from '@otm/schema';
import type {
  Organization,
  Product,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { pathTo } from '../../routes/links.ts';
import { queryParameter } from '../search/query-parameter.ts';
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

/** The search page, which reads the query from its URL. */
const search = (locale: Locale): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: `${origin}${pathTo('search', locale)}?${queryParameter}={query}`,
  'query-input': 'required name=query',
});

/** The site in a language. */
export const webSite = (locale: Locale, { url }: PageUrls): WebSite => ({
  '@type': 'WebSite',
  name: product,
  url,
  inLanguage: locale,
  potentialAction: search(locale),
});

/** The product with an offer for each plan of a language. */
export const productOffers = (
  plans: readonly Plan[],
  { description, locale }: { readonly description: string; readonly locale: Locale },
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
    // Its conditions don't fit the vocabulary's categories, so it's a link, as on the page.
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      merchantReturnLink: `${origin}${pathTo('policies', locale)}`,
    },
  })),
});
