import {
  blogPage,
  buyPage,
  contactPage,
  features,
  findArticle,
  findFeature,
  findFreeIndicator,
  freeIndicators,
  glossaryPage,
  homePage,
  installPage,
  licencePage,
  masterClassPage,
  newHomePage,
  notFoundPage,
  orderPage,
  ownerPage,
  policiesPage,
  posts,
  products,
  riskPage,
  searchPage,
} from '@otm/content';
import type { Article, Localized } from '@otm/schema';
import { BlogPage } from './pages/blog/blog-page.tsx';
import { PostPage } from './pages/blog/post-page.tsx';
import { BuyPage } from './pages/buy/buy-page.tsx';
import { ContactPage } from './pages/contact/contact-page.tsx';
import { FeaturePage } from './pages/features/feature-page.tsx';
import { FreeIndicatorsPage } from './pages/free-indicators/free-indicators-page.tsx';
import { GlossaryPage } from './pages/glossary/glossary-page.tsx';
import { HomePage } from './pages/home/home-page.tsx';
import { InstallPage } from './pages/install/install-page.tsx';
import { LicencePage } from './pages/licence/licence-page.tsx';
import { MasterClassPage } from './pages/master-class/master-class-page.tsx';
import { NewHomePage } from './pages/new-home/new-home-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { OrderPage } from './pages/order/order-page.tsx';
import { OwnerPage } from './pages/owner/owner-page.tsx';
import { SearchPage } from './pages/search/search-page.tsx';
import { PoliciesPage } from './pages/text/policies-page.tsx';
import { RiskPage } from './pages/text/risk-page.tsx';
import { everywhere, type RouteParams, type SiteRoute } from './route.ts';

/** The values of an article's address in every language. */
const addressOf = ({ slug }: Article): Localized<RouteParams> => ({
  en: { title: slug.en },
  es: { title: slug.es },
});

/** The route table: every page of the site; menu, prerender list, sitemap and hosting follow it. */
export const routes = {
  home: {
    path: '/',
    Page: HomePage,
    layout: 'full',
    indexable: true,
    meta: (locale) => homePage[locale].meta,
  },
  features: {
    path: '/features/:title?',
    Page: FeaturePage,
    layout: 'full',
    indexable: true,
    meta: (locale, { title }) => findFeature(title).text[locale].meta,
    params: features.map(addressOf),
    unknown: addressOf(findFeature(undefined)),
  },
  buy: {
    path: '/buy',
    Page: BuyPage,
    layout: 'full',
    indexable: true,
    meta: (locale) => buyPage[locale].meta,
  },
  order: {
    path: '/order/:id?',
    Page: OrderPage,
    layout: 'slim',
    indexable: false,
    meta: (locale) => orderPage[locale].meta,
    params: [{}, ...products.map((_, index) => ({ id: String(index) }))].map(everywhere),
    unknown: everywhere({}),
  },
  freeIndicators: {
    path: '/free-indicators/:indicatorId',
    Page: FreeIndicatorsPage,
    layout: 'full',
    indexable: true,
    meta: (locale, params) => findFreeIndicator(params.indicatorId).meta[locale],
    params: freeIndicators.map(({ id }) => everywhere({ indicatorId: id })),
    unknown: everywhere({ indicatorId: findFreeIndicator(undefined).id }),
  },
  blog: {
    path: '/blog',
    Page: BlogPage,
    layout: 'full',
    indexable: true,
    meta: (locale) => blogPage[locale].meta,
  },
  post: {
    path: '/blog/:title?',
    Page: PostPage,
    layout: 'full',
    indexable: true,
    meta: (locale, { title }) =>
      findArticle(posts, title)?.text[locale].meta ?? notFoundPage[locale].meta,
    params: posts.map(addressOf),
    unknown: everywhere({}),
  },
  glossary: {
    path: { en: '/glossary', es: '/glosario' },
    Page: GlossaryPage,
    layout: 'full',
    indexable: true,
    meta: (locale) => glossaryPage[locale].meta,
  },
  risk: {
    path: '/risk',
    Page: RiskPage,
    layout: 'full',
    indexable: true,
    meta: (locale) => riskPage[locale].meta,
  },
  policies: {
    path: '/policies',
    Page: PoliciesPage,
    layout: 'full',
    indexable: true,
    meta: (locale) => policiesPage[locale].meta,
  },
  contact: {
    path: '/contact',
    Page: ContactPage,
    layout: 'full',
    indexable: true,
    meta: (locale) => contactPage[locale].meta,
  },
  licence: {
    path: '/licence',
    Page: LicencePage,
    layout: 'slim',
    indexable: false,
    meta: (locale) => licencePage[locale].meta,
  },
  install: {
    path: '/install',
    Page: InstallPage,
    layout: 'full',
    indexable: true,
    meta: (locale) => installPage[locale].meta,
  },
  masterClass: {
    path: '/master-class',
    Page: MasterClassPage,
    layout: 'slim',
    indexable: false,
    meta: (locale) => masterClassPage[locale].meta,
  },
  newHome: {
    path: '/new-home',
    Page: NewHomePage,
    layout: 'full',
    indexable: false,
    meta: (locale) => newHomePage[locale].meta,
  },
  owner: {
    path: '/master',
    Page: OwnerPage,
    layout: 'slim',
    indexable: false,
    meta: (locale) => ownerPage[locale].meta,
  },
  search: {
    path: { en: '/search', es: '/buscar' },
    Page: SearchPage,
    layout: 'full',
    indexable: false,
    meta: (locale) => searchPage[locale].meta,
  },
  notFound: {
    path: '/404',
    Page: NotFoundPage,
    layout: 'slim',
    indexable: false,
    meta: (locale) => notFoundPage[locale].meta,
  },
} as const satisfies Record<string, SiteRoute>;

/** The name of a route. */
export type RouteId = keyof typeof routes;

/** Addresses that lead on to another one. */
export const redirects: readonly {
  readonly path: string;
  readonly to: RouteId;
  readonly params: Localized<RouteParams>;
}[] = ['/free_indicators', '/free-indicators'].map((path) => ({
  path,
  to: 'freeIndicators',
  params: routes.freeIndicators.unknown,
}));
