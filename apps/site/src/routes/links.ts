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

/** A pattern in parts: the text before each parameter, and its name. */
interface PatternParts {
  readonly params: readonly {
    readonly before: string;
    readonly name: string;
    readonly isOptional: boolean;
  }[];
  /** The text after the last parameter. */
  readonly end: string;
}

const parameter = /\/:(\w+)(\??)/g;

const partsIn = computeOncePer((locale: Locale) =>
  computeOncePer((route: RouteId): PatternParts => {
    const pattern = patternOf(route, locale);
    let end = 0;
    const params = [...pattern.matchAll(parameter)].map(
      ({ 0: text, 1: name = '', 2: mark, index }) => {
        const before = pattern.slice(end, index);
        end = index + text.length;
        return { before, name, isOptional: mark === '?' };
      },
    );
    return { params, end: pattern.slice(end) };
  }),
);

/**
 * The path of a page, from its route, language and parameters. React Router's `generatePath` takes many
 * times as long, and a long blog has tens of thousands of paths.
 *
 * @throws Error if a parameter is missing.
 */
export function pathTo(route: RouteId, locale: Locale, values: RouteParams = {}): string {
  const { end, params } = partsIn(locale)(route);
  let path = '';
  for (const { before, isOptional, name } of params) {
    const value = values[name];
    if (value === undefined && !isOptional) throw new Error(`Missing ":${name}" of ${route}.`);
    path += value ? `${before}/${encodeURIComponent(value)}` : before;
  }
  return path + end || '/';
}

/** The path of a language's web app manifest. */
export const manifestPath = (locale: Locale): string => `${prefixOf(locale)}/manifest.webmanifest`;

/** The path of a language's feed. */
export const feedPath = (locale: Locale): string => `${prefixOf(locale)}/feed.xml`;
