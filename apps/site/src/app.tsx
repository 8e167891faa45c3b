import { type Locale, locales } from '@otm/content';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { createI18n } from './i18n.ts';
import { Layout } from './layout/layout.tsx';
import { pathTo, patternOf, prefixOf, siteRedirects, twinsOf } from './paths.ts';
import type { SiteRoute } from './route.ts';
import { type RouteId, routes } from './routes.tsx';
import { SiteContext } from './site.ts';

const ids = Object.keys(routes) as RouteId[];

/** The whole site under one route table; the router around it says which address is shown. */
export function App(): ReactNode {
  return (
    <Routes>
      {ids.flatMap((route) =>
        locales.map((locale) => (
          <Route
            key={patternOf(route, locale)}
            path={patternOf(route, locale)}
            element={<RoutedPage route={route} locale={locale} />}
          />
        )),
      )}
      {siteRedirects().map(({ from, page }) => (
        <Route key={from} path={from} element={<Navigate to={page.path} replace={true} />} />
      ))}
      {locales.map((locale) => (
        <Route
          key={locale}
          path={`${prefixOf(locale)}/*`}
          element={<RoutedPage route="notFound" locale={locale} />}
        />
      ))}
    </Routes>
  );
}

/** A page of the table with its layout, strings and site around it. */
export function RoutedPage({
  route,
  locale,
}: {
  readonly route: RouteId;
  readonly locale: Locale;
}): ReactNode {
  const params = useParams();
  const { Page, layout }: SiteRoute = routes[route];
  const i18n = useMemo(() => createI18n(locale), [locale]);
  const twins = twinsOf(route, route === 'notFound' ? {} : params);
  const site = {
    locale,
    page: { route, locale, params, path: twins[locale], twins },
    href: (to: RouteId, values = {}) => pathTo(to, locale, values),
  };
  return (
    <I18nextProvider i18n={i18n}>
      <SiteContext value={site}>
        <Layout kind={layout}>
          <Page params={params} />
        </Layout>
      </SiteContext>
    </I18nextProvider>
  );
}
