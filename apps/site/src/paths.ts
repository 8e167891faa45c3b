import { defaultLocale, type Locale, type Localized, locales } from '@otm/content';
import { generatePath } from 'react-router-dom';
import type { RouteParams, SiteRoute } from './route.ts';
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

/** The parameters of an address where the route lists them, else those that stand for unknown ones. */
export function knownParams(route: RouteId, params: RouteParams): RouteParams {
  const { params: listed = [{}], unknown = {} }: SiteRoute = routes[route];
  const known = listed.find((values) => {
    const names = new Set([...Object.keys(values), ...Object.keys(params)]);
    return [...names].every((name) => values[name] === params[name]);
  });
  return known ?? unknown;
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
export const twinsOf = (route: RouteId, params: RouteParams): Localized<string> =>
  Object.fromEntries(locales.map((locale) => [locale, pathTo(route, locale, params)])) as Record<
    Locale,
    string
  >;

/** Every concrete address of the site, in every language. */
export function sitePages(): readonly SitePage[] {
  const ids = Object.keys(routes) as RouteId[];
  return ids.flatMap((route) => {
    const { params = [{}] }: SiteRoute = routes[route];
    return params.flatMap((values) => {
      const twins = twinsOf(route, values);
      return locales.map((locale) => ({
        route,
        locale,
        params: values,
        path: twins[locale],
        twins,
      }));
    });
  });
}

/** Every redirect in every language: from, and the page that it leads to. */
export const siteRedirects = (): readonly { from: string; locale: Locale; page: SitePage }[] =>
  redirects.flatMap(({ path, to, params }) =>
    locales.map((locale) => {
      const twins = twinsOf(to, params);
      const page = { route: to, locale, params, path: twins[locale], twins };
      return { from: `${prefixOf(locale)}${path}`, locale, page };
    }),
  );
