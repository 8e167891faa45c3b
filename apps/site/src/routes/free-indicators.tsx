import { findFreeIndicator, freeIndicators as indicators } from '@otm/content';
import { sessionPicture } from '../features/charts/session.ts';
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
  load: ({ id }) => findFreeIndicator(id),
  meta: (indicator, locale) => indicator.meta[locale],
  shareCard: ({ indicator }) => sessionPicture(indicator),
  searchText: (indicator) => indicator,
  Page: ({ data }) => <FreeIndicatorsPage selected={data} />,
});
