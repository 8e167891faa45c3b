import { locales } from '@otm/schema';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { patternOf, prefixOf, siteRedirects } from './paths.ts';
import { RoutedPage } from './routed-page.tsx';
import { type RouteId, routes } from './routes.tsx';

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
