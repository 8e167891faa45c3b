import type { Locale } from '@otm/schema';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { RouteId } from '../routes/paths.ts';
import { findPage } from '../routes/site-pages.ts';
import { DocumentHead } from './head/document-head.tsx';
import { PageView } from './page-view.tsx';

interface RoutedPageProps {
  readonly route: RouteId;
  readonly locale: Locale;
}

/** The page of a route that the URL's parameters name, with its head. */
export function RoutedPage({ route, locale }: RoutedPageProps): ReactNode {
  const page = findPage(route, locale, useParams());
  return (
    <>
      <DocumentHead page={page} />
      <PageView page={page} />
    </>
  );
}
