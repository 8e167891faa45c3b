import { defaultLocale, type Locale, type Localized, locales } from '@otm/schema';
import { computeOncePer } from '../compute-once.ts';
import { base } from './base.ts';
import { paths, type RouteId, type RoutePath } from './paths.ts';

/** The values of a pattern's `:names`. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** Calls a function for every language. */
export const mapLocales = <T>(valueIn: (locale: Locale) => T): Localized<T> =>
  Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)])) as Record<Locale, T>;

/** The same value in every language. */
export const sameInAllLocales = <T>(value: T): Localized<T> => mapLocales(() => value);

/** The start of a path: the site's base, and its language if it isn't the default one. */
export const prefixOf = (locale: Locale) => (locale === defaultLocale ? base : `${base}/${locale}`);

const patternsIn = computeOncePer((locale: Locale) =>
  computeOncePer((route: RouteId) => {
    const { path }: RoutePath = paths[route];
    const pattern = typeof path === 'string' ? path : path[locale];
    return `${prefixOf(locale)}${pattern}`.replace(/(?<=.)\/$/, '');
  }),
);

/** The path pattern of a route in a language, with the language's prefix. */
export const patternOf = (route: RouteId, locale: Locale): string => patternsIn(locale)(route);

/**
 * The path of a page, from its route, language and parameters. React Router's `generatePath` takes many
 * times as long, and a long blog has tens of thousands of paths.
 *
 * @throws Error if a parameter is missing.
 */
export function pathTo(route: RouteId, locale: Locale, params: RouteParams = {}): string {
  const path = patternOf(route, locale).replace(
    /\/:(\w+)(\??)/g,
    (_, name: string, optional: string) => {
      const value = params[name];
      if (value === undefined && !optional) throw new Error(`Missing ":${name}" of ${route}.`);
      return value ? `/${encodeURIComponent(value)}` : '';
    },
  );
  return path || '/';
}

/** The path of a language's web app manifest. */
export const manifestPath = (locale: Locale): string => `${prefixOf(locale)}/manifest.webmanifest`;

/** The path of a language's feed. */
export const feedPath = (locale: Locale): string => `${prefixOf(locale)}/feed.xml`;
