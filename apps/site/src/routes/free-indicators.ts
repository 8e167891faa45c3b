import { findFreeIndicator, freeIndicators as indicators } from '@otm/content';
import { freeIndicatorsPage } from '@otm/content/pages';
import { sessionPicture } from '../features/charts/session.ts';
import { breadcrumbList } from '../features/structured-data/articles.ts';
import { FreeIndicatorsPage } from '../pages/free-indicators/free-indicators-page.tsx';
import { defineRoute } from './define-route.tsx';
import { sameInAllLocales } from './links.ts';
import { paths } from './paths.ts';

/** The free indicators, a tab each; an unknown id shows the first. */
export const freeIndicators = defineRoute({
  ...paths.freeIndicators,
  entries: indicators.map(({ id }) => sameInAllLocales({ id })),
  fallback: sameInAllLocales({ id: findFreeIndicator(undefined).id }),
  layout: 'full',
  indexable: true,
  load: ({ id }, locale) => ({
    copy: freeIndicatorsPage[locale],
    selected: findFreeIndicator(id),
  }),
  meta: ({ selected }, locale) => selected.meta[locale],
  shareCard: ({ selected }) => sessionPicture(selected.indicator),
  searchText: ({ selected }) => selected,
  structuredData: ({ copy }, locale, { url }) => [
    breadcrumbList(locale, { name: copy.heading, url }),
  ],
  Page: FreeIndicatorsPage,
});
