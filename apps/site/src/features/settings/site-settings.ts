import * as content from '@otm/content';
import * as pages from '@otm/content/pages';
import { indicatorIds, locales, type ReviewText } from '@otm/schema';
import { checkSettings, type SettingProblem, type SiteSettings } from '@otm/schema/settings';
import { computeOnce } from '../../compute-once.ts';
import * as library from '../../library.ts';
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

/** Every article may have one, and long blogs take a while to read. */
const videos = computeOnce(() => findVideos({ content, pages, library }));

/** Returns the settings of this build. */
export const siteSettings = (): SiteSettings => ({
  environment,
  business: content.business,
  plans: content.plans,
  products: content.products,
  downloads: content.freeIndicators.map(({ downloadItem }) => downloadItem),
  reviews: locales.flatMap((locale) => [
    ...content.reviewTexts[locale].map(named(locale)),
    ...pages.newHomePage[locale].testimonials.items.map(named(`new-home.${locale}`)),
  ]),
  videos: videos(),
  unanswered: content.unansweredFacts(),
  withoutCapture: indicatorIds.filter((id) => !content.captures[id]),
});

/** Returns everything that keeps this build's settings from going live, mistakes first. */
export const settingProblems = (): readonly SettingProblem[] => checkSettings(siteSettings());
