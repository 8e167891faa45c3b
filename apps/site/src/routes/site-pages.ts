import { type Locale, type Localized, locales } from '@otm/schema';
import { computeOnce, computeOncePer } from '../compute-once.ts';
import type { PageDetails } from './define-route.tsx';
import { routes } from './index.ts';
import { mapLocales, pathTo, type RouteParams, sameInAllLocales } from './links.ts';
import { type RouteId, routeIds } from './paths.ts';
import type { SitePage } from './site-page.ts';

/** The parameters of all pages of a route, in every language. */
export const entriesOf = (route: RouteId): readonly Localized<RouteParams>[] =>
  routes[route].entries ?? [sameInAllLocales({})];

function createPages(route: RouteId, entry: Localized<RouteParams>): Localized<SitePage> {
  const alternates = mapLocales((locale) => pathTo(route, locale, entry[locale]));
  return mapLocales((locale) => ({
    route,
    locale,
    params: entry[locale],
    path: alternates[locale],
    alternates,
  }));
}

/** The pages of each entry, once: a long blog has many. */
const pagesOf = computeOncePer((_: RouteId) => new WeakMap<object, Localized<SitePage>>());

/** The page of a route for parameters that are known in every language. */
export function pageOf(route: RouteId, locale: Locale, entry: Localized<RouteParams>): SitePage {
  const known = pagesOf(route);
  const pages = known.get(entry) ?? createPages(route, entry);
  known.set(entry, pages);
  return pages[locale];
}

/** The values of parameters as one text, the same for equal ones. */
const keyOf = (params: RouteParams) =>
  JSON.stringify(
    Object.entries(params)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The entries of a route by their parameters in any language; the first one of each wins. */
const entriesByKey = computeOncePer(
  (route: RouteId) =>
    new Map(
      entriesOf(route)
        .flatMap((entry) => locales.map((locale) => [keyOf(entry[locale]), entry] as const))
        .toReversed(),
    ),
);

/**
 * The page that a path's parameters name: an entry of the route, in the spelling of any language,
 * or else the route's fallback.
 */
export function findPage(route: RouteId, locale: Locale, params: RouteParams): SitePage {
  const { fallback = sameInAllLocales({}) } = routes[route];
  return pageOf(route, locale, entriesByKey(route).get(keyOf(params)) ?? fallback);
}

/** The page for unknown parameters of a route; absent where they are a 404. */
export function fallbackPage(route: RouteId, locale: Locale): SitePage | undefined {
  const { fallback } = routes[route];
  return fallback && pageOf(route, locale, fallback);
}

/** Every page of the site, in every language. */
export const sitePages: () => readonly SitePage[] = computeOnce(() =>
  routeIds.flatMap((route) =>
    entriesOf(route).flatMap((entry) => locales.map((locale) => pageOf(route, locale, entry))),
  ),
);

/** Loads a page and everything that its route derives. */
export const openPage = ({ route, locale, params }: SitePage): PageDetails =>
  routes[route].open(locale, params);
