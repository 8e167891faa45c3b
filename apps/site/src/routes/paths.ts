import type { Localized } from '@otm/schema';

/** Where a route's pages are. Data only: links, the referral rule and the routes read it. */
export interface RoutePath {
  /** The pattern without a language's prefix: one for all languages, or one each. */
  readonly path: string | Localized<string>;
  /** Other spellings, which redirect to the route's fallback. */
  readonly aliases?: readonly string[];
  /** Whether the URLs below this path keep a stored referral code. */
  readonly keepsReferral?: boolean;
}

/** The path of every route; the sitemap and lists of pages follow this order. */
export const paths = {
  home: { path: '/', keepsReferral: true },
  features: { path: '/features/:slug?', keepsReferral: true },
  buy: { path: '/buy', keepsReferral: true },
  order: { path: '/order/:id?', keepsReferral: true },
  freeIndicators: {
    path: '/free-indicators/:id',
    aliases: ['/free_indicators', '/free-indicators'],
    keepsReferral: true,
  },
  blog: { path: '/blog' },
  olderPosts: { path: { en: '/blog/page/:number', es: '/blog/pagina/:number' } },
  post: { path: '/blog/:slug?' },
  glossary: { path: { en: '/glossary', es: '/glosario' } },
  term: { path: { en: '/glossary/:slug?', es: '/glosario/:slug?' } },
  risk: { path: '/risk' },
  policies: { path: '/policies' },
  privacy: { path: { en: '/privacy', es: '/privacidad' } },
  licenseTerms: { path: { en: '/license-terms', es: '/terminos-de-licencia' } },
  accessibility: { path: { en: '/accessibility', es: '/accesibilidad' } },
  builtIn: { path: { en: '/what-you-already-have', es: '/lo-que-ya-tienes' } },
  company: { path: { en: '/about', es: '/quienes-somos' } },
  contact: { path: '/contact' },
  licence: { path: '/licence' },
  install: { path: '/install' },
  masterClass: { path: '/master-class' },
  newHome: { path: '/new-home' },
  owner: { path: '/master' },
  search: { path: { en: '/search', es: '/buscar' } },
  notFound: { path: '/404' },
} as const satisfies Record<string, RoutePath>;

/** The name of a route. */
export type RouteId = keyof typeof paths;

/** The names of all routes, in the order of {@link paths}. */
export const routeIds = Object.keys(paths) as readonly RouteId[];
