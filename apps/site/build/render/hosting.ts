import { locales } from '@otm/schema';
import { pathTo, patternOf, prefixOf } from '../../src/routes/links.ts';
import { routeIds } from '../../src/routes/paths.ts';
import { siteRedirects } from '../../src/routes/redirects.ts';
import type { SitePage } from '../../src/routes/site-page.ts';
import { fallbackPage, sitePages } from '../../src/routes/site-pages.ts';

/** The document for all paths with unknown parameters of a route. */
interface Fallback {
  /** The common start of these paths. */
  readonly prefix: string;
  /** The file that is sent for all of them, with status 404. */
  readonly file: string;
  /** The path without a parameter, if no page has it; it shows the same. */
  readonly bare?: string;
  readonly page: SitePage;
}

/** The documents for unknown parameters, in every language. */
export function fallbacks(): readonly Fallback[] {
  const known = new Set(sitePages().map(({ path }) => path));
  return routeIds.flatMap((route) =>
    locales.flatMap((locale): Fallback[] => {
      const page = fallbackPage(route, locale);
      if (!page) return [];
      const pattern = patternOf(route, locale);
      const prefix = pattern.replace(/:.*$/, '');
      const bare = prefix.replace(/\/$/, '');
      const isBareUnknown = pattern.endsWith('?') && !known.has(bare);
      return [{ prefix, file: `${prefix}404.html`, page, ...(isBareUnknown && { bare }) }];
    }),
  );
}

/** The rules of the site's URLs that its files don't show. */
export interface UrlRules {
  /** The document for unknown paths, sent with status 404, by prefix; the last match wins. */
  readonly notFound: readonly { readonly prefix: string; readonly file: string }[];
  /** Paths that redirect permanently. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/** The 404 documents, from the general to the special, and the redirects. */
export function urlRules(): UrlRules {
  const notFoundPages = locales.map((locale) => ({
    prefix: `${prefixOf(locale)}/`,
    file: `${pathTo('notFound', locale)}.html`,
  }));
  return {
    notFound: [...notFoundPages, ...fallbacks().map(({ prefix, file }) => ({ prefix, file }))],
    redirects: siteRedirects().map(({ from, page }) => ({ from, to: page.path })),
  };
}
