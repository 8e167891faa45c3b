import type { Locale } from '@otm/schema';
import { type ReactNode, useContext } from 'react';
import { useParams } from 'react-router-dom';
import { BuildContext } from '../islands/build-context.ts';
import { routes } from '../routes/index.ts';
import type { RouteId } from '../routes/paths.ts';
import { findPage, openPage } from '../routes/site-pages.ts';
import { DocumentHead } from './head/document-head.tsx';
import { PageShell } from './page-shell.tsx';

interface RoutedPageProps {
  readonly route: RouteId;
  readonly locale: Locale;
}

/** The page of a route that the URL's parameters name, in its shell. */
export function RoutedPage({ route, locale }: RoutedPageProps): ReactNode {
  const build = useContext(BuildContext);
  const page = findPage(route, locale, useParams());
  return (
    <>
      {!build && <DocumentHead page={page} />}
      <PageShell page={page} layout={routes[route].layout}>
        {openPage(page).render()}
      </PageShell>
    </>
  );
}
