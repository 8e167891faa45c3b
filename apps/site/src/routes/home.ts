import { homePage } from '@otm/content/pages';
import { sessionPicture } from '../features/charts/session.ts';
import { organization, webSite } from '../features/structured-data/business.ts';
import { videoReviews, whatIsVideo } from '../library.ts';
import { HomePage } from '../pages/home/home-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The home page. */
export const home = defineRoute({
  ...paths.home,
  layout: 'full',
  indexable: true,
  load: (_, locale) => ({
    copy: homePage[locale],
    video: whatIsVideo[locale],
    reviews: videoReviews[locale],
  }),
  meta: ({ copy }) => copy.meta,
  shareCard: () => sessionPicture('hero'),
  // With what the video says; customers' reviews aren't found by the search.
  searchText: ({ copy, video }) => ({ ...copy, whatIs: { ...copy.whatIs, video } }),
  structuredData: (_, locale, urls) => [organization(), webSite(locale, urls)],
  Page: HomePage,
});
