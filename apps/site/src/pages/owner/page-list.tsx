import { ownerPage } from '@otm/content';
import { locales } from '@otm/schema';
import type { ReactNode } from 'react';
import { type SitePage, sitePages } from '../../paths.ts';
import { type RouteId, routes } from '../../routes.tsx';
import { useSite } from '../../site.ts';

/** How many addresses of one route are shown; the sitemap holds the others. */
const mostShown = 24;

/** Every page of the site in both languages, by its name. */
export function PageList(): ReactNode {
  const { locale } = useSite();
  const { address, languages, others, unlisted } = ownerPage[locale].pages;
  const pages = sitePages().filter((page) => page.locale === locale);
  const byRoute = (Object.keys(routes) as RouteId[]).map((route) =>
    pages.filter((page) => page.route === route),
  );
  const hidden = byRoute.reduce((sum, list) => sum + Math.max(0, list.length - mostShown), 0);
  return (
    <>
      <ul className="otm-page-list">
        {byRoute
          .flatMap((list) => list.slice(0, mostShown))
          .map((page) => (
            <li key={page.path}>
              <span>{titleOf(page)}</span>
              {!routes[page.route].indexable && <em>{unlisted}</em>}
              <span className="otm-page-list__links">
                {locales.map((it) => (
                  <a
                    key={it}
                    href={page.twins[it]}
                    aria-label={`${languages[it]}: ${address} ${page.twins[it]}`}
                  >
                    {page.twins[it]}
                  </a>
                ))}
              </span>
            </li>
          ))}
      </ul>
      {hidden > 0 && (
        <p>
          {others} <a href="/sitemap.xml">{hidden}</a>
        </p>
      )}
    </>
  );
}

const titleOf = ({ locale, params, route }: SitePage) => routes[route].meta(locale, params).title;
