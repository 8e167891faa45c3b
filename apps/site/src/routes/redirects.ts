import { locales } from '@otm/schema';
import { computeOnce } from '../compute-once.ts';
import { routes } from './index.ts';
import { pathTo, prefixOf } from './links.ts';
import { routeIds } from './paths.ts';
import type { SitePage } from './site-page.ts';
import { entriesOf, fallbackPage, pageOf } from './site-pages.ts';

/** A path that redirects to a page of the same language. */
export interface SiteRedirect {
  readonly from: string;
  readonly page: SitePage;
}

/** Other spellings of routes, in every language. */
const aliasRedirects = (): readonly SiteRedirect[] =>
  routeIds.flatMap((route) =>
    (routes[route].aliases ?? []).flatMap((alias) =>
      locales.flatMap((locale) => {
        const page = fallbackPage(route, locale);
        return page ? [{ from: `${prefixOf(locale)}${alias}`, page }] : [];
      }),
    ),
  );

/** Slugs in another language than the path's prefix. */
const foreignSlugRedirects = (): readonly SiteRedirect[] =>
  routeIds.flatMap((route) =>
    entriesOf(route).flatMap((entry) =>
      locales.flatMap((locale) => {
        const page = pageOf(route, locale, entry);
        return locales
          .filter((other) => other !== locale)
          .map((other) => ({ from: pathTo(route, locale, entry[other]), page }))
          .filter(({ from }) => from !== page.path);
      }),
    ),
  );

/** Every path that redirects. */
export const siteRedirects: () => readonly SiteRedirect[] = computeOnce(() => [
  ...aliasRedirects(),
  ...foreignSlugRedirects(),
]);
