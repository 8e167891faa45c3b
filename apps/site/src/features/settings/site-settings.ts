import * as content from '@otm/content';
import { computeFromReads } from '@otm/content';
import * as pages from '@otm/content/pages';
import { type Article, indicatorIds, locales, type ReviewText } from '@otm/schema';
import { checkSettings, type SettingProblem, type SiteSettings } from '@otm/schema/settings';
import * as library from '../../library.ts';
import { paths } from '../../routes/paths.ts';
import { findVideos } from './find-videos.ts';

/** The names and values of `.env`, all of them public. */
const environment = Object.fromEntries(
  Object.entries(import.meta.env)
    .filter(([name]) => name.startsWith('SITE_'))
    .map(([name, value]) => [name, String(value)]),
);

/** Names a review after its place: languages and pages may have the same ids. */
const named =
  (place: string) =>
  (review: ReviewText): ReviewText => ({ ...review, id: `${place}.${review.id}` });

/** The blocks of the articles that have a video. */
const blocksWithVideos = (articles: readonly Article[]) =>
  articles
    .filter((article) => library.withVideos.has(article))
    .map(({ text }) => locales.map((locale) => text[locale].blocks));

/** The videos of all content; of a long blog, only the articles that have one are read. */
const videosOf = computeFromReads((all: typeof library) =>
  findVideos({
    content,
    pages,
    library: {
      ...all,
      featureGroups: [],
      features: blocksWithVideos(all.features),
      newestPosts: blocksWithVideos(all.newestPosts),
      posts: blocksWithVideos(all.posts),
    },
  }),
);

/** The first folder of each route's path, of each language and of the build's files. */
const takenPaths = [
  ...Object.values(paths).flatMap(({ path }) =>
    typeof path === 'string' ? [path] : locales.map((locale) => path[locale]),
  ),
  ...locales.map((locale) => `/${locale}`),
  '/assets',
].map((path) => path.replace(/(?<=.)\/.*/, ''));

/** Returns the settings of this build. */
export const siteSettings = (): SiteSettings => ({
  environment,
  business: content.business,
  plans: content.plans,
  products: content.products,
  monthlyPrices: content.monthlyPrices,
  freeIndicators: content.freeIndicators.map(({ downloadItem, id }) => ({ id, downloadItem })),
  reviews: locales.flatMap((locale) => [
    ...content.reviewTexts[locale].map(named(locale)),
    ...pages.newHomePage[locale].testimonials.items.map(named(`new-home.${locale}`)),
  ]),
  videos: videosOf(library),
  unanswered: content.unansweredFacts(),
  withoutCapture: indicatorIds.filter((id) => !content.captures[id]),
  captures: content.captures,
  takenPaths: [...new Set(takenPaths)],
});

/** A site may go live with computed pictures in place of captures. */
const isOptional = ({ area }: SettingProblem) => area === 'captures';

/** Returns everything that keeps this build's settings from going live, mistakes first. */
export const settingProblems = (): readonly SettingProblem[] =>
  checkSettings(siteSettings()).filter((it) => !isOptional(it));

/** Returns what the owner may add before or after the site goes live. */
export const optionalProblems = (): readonly SettingProblem[] =>
  checkSettings(siteSettings()).filter(isOptional);
