import { locales } from '@otm/content';
import { pathTo, patternOf, prefixOf, type SitePage, twinsOf } from './paths.ts';
import type { SiteRoute } from './route.ts';
import { type RouteId, routes } from './routes.tsx';

/** Where addresses go that no file was made for. */
export interface Rewrite {
  /** The start that they share. */
  readonly prefix: string;
  /** The file that answers them all. */
  readonly file: string;
  readonly page: SitePage;
}

/** What a host must know beside the files. */
export interface Hosting {
  readonly rewrites: readonly Rewrite[];
  /** The file that answers, with status 404, for all other addresses; the longest prefix wins. */
  readonly notFound: readonly { readonly prefix: string; readonly file: string }[];
}

/** Routes with unknown parameters share a document; all the rest is the 404 of its language. */
export function hosting(): Hosting {
  const rewrites = (Object.keys(routes) as RouteId[]).flatMap((route) => {
    const { unknown }: SiteRoute = routes[route];
    if (!unknown) return [];
    return locales.map((locale) => {
      const prefix = patternOf(route, locale).replace(/:.*$/, '');
      const twins = twinsOf(route, unknown);
      const page = { route, locale, params: unknown, path: pathTo(route, locale, unknown), twins };
      return { prefix, file: `${prefix}_unknown.html`, page };
    });
  });
  const notFound = locales.map((locale) => ({
    prefix: `${prefixOf(locale)}/`,
    file: `${pathTo('notFound', locale)}.html`,
  }));
  return { rewrites, notFound };
}
