import { defaultLocale, type Locale, type Localized, locales } from '@otm/schema';
import { generatePath } from 'react-router-dom';
import { everywhere, type RouteParams, type SiteRoute } from './route.ts';
import { type RouteId, redirects, routes } from './routes.tsx';

/** The part of an address that names its language: none for the default one. */
export const prefixOf = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`);

/** The pattern of a route's addresses in a language, with the language's prefix. */
export function patternOf(route: RouteId, locale: Locale): string {
  const { path }: SiteRoute = routes[route];
  const pattern = typeof path === 'string' ? path : path[locale];
  return `${prefixOf(locale)}${pattern}`.replace(/(?<=.)\/$/, '');
}

/** An address of the site, from the route's name, the language and the parameters. */
export const pathTo = (route: RouteId, locale: Locale, params: RouteParams = {}): string =>
  generatePath(patternOf(route, locale), params).replace(/(?<=.)\/$/, '');

const isSame = (one: RouteParams, other: RouteParams) =>
  [...Object.keys(one), ...Object.keys(other)].every((name) => one[name] === other[name]);

/** The values of an address in every language; they are looked up in any. */
function listedParams(route: RouteId, params: RouteParams): Localized<RouteParams> | undefined {
  const { params: listed = [everywhere({})] }: SiteRoute = routes[route];
  return listed.find((values) => locales.some((locale) => isSame(values[locale], params)));
}

/**
 * The parameters of an address in a language: those that the route lists, also where they were
 * spelled in another language, else those that stand for unknown ones.
 */
export function knownParams(route: RouteId, locale: Locale, params: RouteParams): RouteParams {
  const { unknown = everywhere({}) }: SiteRoute = routes[route];
  return (listedParams(route, params) ?? unknown)[locale];
}

/** An address that exists as a document of its own. */
export interface SitePage {
  readonly route: RouteId;
  readonly locale: Locale;
  readonly params: RouteParams;
  readonly path: string;
  /** The same page in every language. */
  readonly twins: Localized<string>;
}

/** The same page's address in every language. */
export function twinsOf(route: RouteId, params: RouteParams): Localized<string> {
  const values = listedParams(route, params) ?? everywhere(params);
  return Object.fromEntries(
    locales.map((locale) => [locale, pathTo(route, locale, values[locale])]),
  ) as Record<Locale, string>;
}

const pageOf = (route: RouteId, locale: Locale, params: RouteParams): SitePage => {
  const twins = twinsOf(route, params);
  return { route, locale, params, path: twins[locale], twins };
};

/** Asked when called: pages import this file, and the route table imports the pages. */
const ids = () => Object.keys(routes) as RouteId[];

const paramsOf = (route: RouteId): readonly Localized<RouteParams>[] => {
  const { params = [everywhere({})] }: SiteRoute = routes[route];
  return params;
};

/** Every concrete address of the site, in every language. */
export const sitePages = (): readonly SitePage[] =>
  ids().flatMap((route) =>
    paramsOf(route).flatMap((values) =>
      locales.map((locale) => pageOf(route, locale, values[locale])),
    ),
  );

/** An address that leads on to a page of the same language. */
export interface SiteRedirect {
  readonly from: string;
  readonly page: SitePage;
}

/** The redirects of the table in every language. */
const tableRedirects = (): readonly SiteRedirect[] =>
  redirects.flatMap(({ path, to, params }) =>
    locales.map((locale) => ({
      from: `${prefixOf(locale)}${path}`,
      page: pageOf(to, locale, params[locale]),
    })),
  );

/** Addresses that are spelled in another language than their prefix says. */
const foreignSpellings = (): readonly SiteRedirect[] =>
  ids().flatMap((route) =>
    paramsOf(route).flatMap((values) =>
      locales.flatMap((locale) =>
        locales
          .filter((other) => !isSame(values[locale], values[other]))
          .map((other) => ({
            from: pathTo(route, locale, values[other]),
            page: pageOf(route, locale, values[locale]),
          })),
      ),
    ),
  );

/** Every address that leads on: odd spellings of the table, and those of another language. */
export const siteRedirects = (): readonly SiteRedirect[] => [
  ...tableRedirects(),
  ...foreignSpellings(),
];

/** What an unknown parameter of a route leads to, in a language. */
export const unknownPage = (route: RouteId, locale: Locale): SitePage | undefined => {
  const { unknown }: SiteRoute = routes[route];
  return unknown && pageOf(route, locale, unknown[locale]);
};
