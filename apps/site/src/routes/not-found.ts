import { notFoundPage } from '@otm/content/pages';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The 404 page of each language. */
export const notFound = defineRoute({
  ...paths.notFound,
  layout: 'slim',
  indexable: false,
  load: (_, locale) => ({ copy: notFoundPage[locale] }),
  meta: ({ copy }) => copy.meta,
  exists: () => false,
  Page: NotFoundPage,
});
