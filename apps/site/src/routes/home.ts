import { homePage } from '@otm/content';
import type { Locale } from '@otm/schema';
import { sessionPicture } from '../features/charts/session.ts';
import { whatIsVideo } from '../library.ts';
import { HomePage } from '../pages/home/home-page.tsx';
import { defineRoute } from './define-route.tsx';
import { mapLocales } from './links.ts';
import { paths } from './paths.ts';

/** The copy of the home page, with what its video says. */
const withVideo = (content: typeof homePage, locale: Locale) => {
  const page = content[locale];
  return { ...page, whatIs: { ...page.whatIs, video: whatIsVideo[locale] } };
};

/** The home page. */
export const home = defineRoute({
  ...paths.home,
  layout: 'full',
  indexable: true,
  load: () => homePage,
  meta: (content, locale) => content[locale].meta,
  shareCard: () => sessionPicture('hero'),
  searchText: (content) => mapLocales((locale) => withVideo(content, locale)),
  Page: HomePage,
});
