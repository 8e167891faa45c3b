import type { Locale } from '@otm/schema';
import { type ReactNode, useContext, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BuildContext } from './build-context.ts';
import { DocumentHead } from './document-head.tsx';
import { createI18n } from './i18n.ts';
import { Layout } from './layout/layout.tsx';
import { knownParams, pathTo, twinsOf } from './paths.ts';
import type { SiteRoute } from './route.ts';
import { type RouteId, routes } from './routes.tsx';
import { type Site, SiteContext } from './site.ts';

/** Props of {@link RoutedPage}. */
export interface RoutedPageProps {
  readonly route: RouteId;
  readonly locale: Locale;
}

/** A page of the table with its layout, strings and site around it. */
export function RoutedPage({ route, locale }: RoutedPageProps): ReactNode {
  const build = useContext(BuildContext);
  const params = knownParams(route, locale, useParams());
  const i18n = useMemo(() => createI18n(locale), [locale]);
  const { Page, layout }: SiteRoute = routes[route];
  const twins = twinsOf(route, params);
  const page = { route, locale, params, path: twins[locale], twins };
  const site: Site = { locale, page, href: (to, values) => pathTo(to, locale, values) };
  return (
    <I18nextProvider i18n={i18n}>
      <SiteContext value={site}>
        {!build && <DocumentHead page={page} />}
        <Layout kind={layout}>
          <Page params={params} />
        </Layout>
      </SiteContext>
    </I18nextProvider>
  );
}
