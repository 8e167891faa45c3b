import { locales } from '@otm/schema';
import { pathTo, patternOf, prefixOf, type SitePage, sitePages, unknownPage } from './paths.ts';
import { type RouteId, routes } from './routes.tsx';

/** Where addresses go that no file was made for. */
export interface Rewrite {
  /** The start that they share. */
  readonly prefix: string;
  /** The file that answers them all. */
  readonly file: string;
  /** The address without a parameter, where no page has it: it shows the same. */
  readonly bare?: string;
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
  const known = new Set(sitePages().map(({ path }) => path));
  const rewrites = (Object.keys(routes) as RouteId[]).flatMap((route) =>
    locales.flatMap((locale): Rewrite[] => {
      const page = unknownPage(route, locale);
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
