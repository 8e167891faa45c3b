import { locales } from '@otm/schema';
import { pathTo, patternOf, prefixOf } from '../../src/routes/links.ts';
import { routeIds } from '../../src/routes/paths.ts';
import type { SitePage } from '../../src/routes/site-page.ts';
import { fallbackPage, sitePages } from '../../src/routes/site-pages.ts';

/** The document for all paths with unknown parameters of a route. */
interface Rewrite {
  /** The common start of these paths. */
  readonly prefix: string;
  /** The file that is served for all of them. */
  readonly file: string;
  /** The path without a parameter, if no page has it; it shows the same. */
  readonly bare?: string;
  readonly page: SitePage;
}

/** Facts that a host needs besides the files. */
export interface Hosting {
  readonly rewrites: readonly Rewrite[];
  /** The file that is served with status 404 for all other paths; the longest prefix wins. */
  readonly notFound: readonly { readonly prefix: string; readonly file: string }[];
}

/** Rewrites for unknown parameters, and the 404 page of each language for everything else. */
export function hosting(): Hosting {
  const known = new Set(sitePages().map(({ path }) => path));
  const rewrites = routeIds.flatMap((route) =>
    locales.flatMap((locale): Rewrite[] => {
      const page = fallbackPage(route, locale);
      if (!page) return [];
      const pattern = patternOf(route, locale);
      const prefix = pattern.replace(/:.*$/, '');
      const bare = prefix.replace(/\/$/, '');
      const isBareUnknown = pattern.endsWith('?') && !known.has(bare);
      return [{ prefix, file: `${prefix}_unknown.html`, page, ...(isBareUnknown && { bare }) }];
    }),
  );
  const notFound = locales.map((locale) => ({
    prefix: `${prefixOf(locale)}/`,
    file: `${pathTo('notFound', locale)}.html`,
  }));
  return { rewrites, notFound };
}
