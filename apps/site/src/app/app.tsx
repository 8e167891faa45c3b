import { locales } from '@otm/schema';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { patternOf, prefixOf } from '../routes/links.ts';
import { routeIds } from '../routes/paths.ts';
import { siteRedirects } from '../routes/redirects.ts';
import { RoutedPage } from './routed-page.tsx';

/** The entire site; the router around it decides which page is shown. */
export function App(): ReactNode {
  return (
    <Routes>
      {routeIds.flatMap((route) =>
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
