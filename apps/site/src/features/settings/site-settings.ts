import * as content from '@otm/content';
import { indicatorIds } from '@otm/schema';
import { checkSettings, type SettingProblem, type SiteSettings } from '@otm/schema/settings';
import * as library from '../../library.ts';
import { findVideos } from './find-videos.ts';

/** The names and values of `.env`, all of them public. */
const environment = Object.fromEntries(
  Object.entries(import.meta.env)
    .filter(([name]) => name.startsWith('SITE_'))
    .map(([name, value]) => [name, String(value)]),
);

/** Returns the settings of this build. */
export const siteSettings = (): SiteSettings => ({
  environment,
  business: content.business,
  plans: content.plans,
  products: content.products,
  downloads: content.freeIndicators.map(({ downloadItem }) => downloadItem),
  reviews: [
    ...Object.values(content.reviewTexts).flat(),
    ...Object.values(content.newHomePage).flatMap(({ testimonials }) => testimonials.items),
  ],
  videos: findVideos({ content, library }),
  unanswered: content.unansweredFacts(),
  withoutCapture: indicatorIds.filter((id) => !content.captures[id]),
});

/** Returns everything that keeps this build's settings from going live, mistakes first. */
export const settingProblems = (): readonly SettingProblem[] => checkSettings(siteSettings());
