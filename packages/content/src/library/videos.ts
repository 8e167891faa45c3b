import {
  type GuideVideo,
  type InstallGuideId,
  installGuideIds,
  type Locale,
  type Localized,
  locales,
  type Review,
  type Video,
} from '@otm/schema';
import type { ContentSource, VideoFields } from '../markdown/source.ts';
import { reviews } from '../reviews.ts';
import { entryOf } from './entries.ts';
import type { LookupIn } from './lookup.ts';
import { paragraphsOf } from './paragraphs.ts';
import { resolve } from './resolve.ts';
import { localize, textIn } from './texts.ts';

/** A video without its text, and what resolves that text. */
const readVideo = (source: ContentSource, id: string, lookupIn: LookupIn, locale: Locale) => {
  const text = textIn(entryOf(source.videos, 'videos', id, locale), locale);
  const lookup = lookupIn(text.file, locale);
  const { duration, id: videoId, title } = resolve<VideoFields>(text.fields, lookup);
  return { text, lookup, video: { id: videoId, title, duration } };
};

const videoIn = (source: ContentSource, id: string, lookupIn: LookupIn, locale: Locale): Video => {
  const { lookup, text, video } = readVideo(source, id, lookupIn, locale);
  const [summary = ''] = paragraphsOf(text, 1, 'Write what the video says in one paragraph.');
  const { duration, ...named } = video;
  // The search reads a video's texts in this order.
  return { ...named, summary: resolve<string>(summary, lookup), duration };
};

/** A video of the site, in every language. */
export const videoOf = (source: ContentSource, id: string, lookupIn: LookupIn): Localized<Video> =>
  localize((locale) => videoIn(source, id, lookupIn, locale));

const guideVideoIn = (
  source: ContentSource,
  id: InstallGuideId,
  lookupIn: LookupIn,
  locale: Locale,
): GuideVideo => {
  const { text, video } = readVideo(source, `install-${id}`, lookupIn, locale);
  paragraphsOf(text, 0, 'Remove the text: the written steps say the same.');
  return video;
};

/** The videos of the installation page, by the guide or error that they belong to. */
export const installVideosOf = (
  source: ContentSource,
  lookupIn: LookupIn,
): Localized<Readonly<Record<InstallGuideId, GuideVideo>>> =>
  localize(
    (locale) =>
      Object.fromEntries(
        installGuideIds.map((id) => [id, guideVideoIn(source, id, lookupIn, locale)]),
      ) as Record<InstallGuideId, GuideVideo>,
  );

/** The reviews with their videos, in the languages that have reviews. */
export const videoReviewsOf = (
  source: ContentSource,
  lookupIn: LookupIn,
): Readonly<Partial<Record<Locale, readonly Review[]>>> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const withVideo = reviews[locale]?.map((review) => ({
        ...review,
        video: videoIn(source, `review-${review.id}`, lookupIn, locale),
      }));
      return withVideo ? [[locale, withVideo]] : [];
    }),
  );
