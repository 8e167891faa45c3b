import { plans, reviews } from '@otm/content';
import type { ownerReport, PageCopy } from '@otm/content/pages';
import type { Article, Locale, Localized } from '@otm/schema';
import {
  features,
  glossary,
  installVideos,
  masterClassVideo,
  posts,
  videoReviews,
  whatIsVideo,
  withVideos,
} from '../../library.ts';
import { mapLocales } from '../../routes/links.ts';

/** A kind of content. */
export type ContentKind = Exclude<keyof PageCopy<typeof ownerReport>['content']['kinds'], 'pages'>;

/** The names of items by ids that all languages share. */
export type Items = ReadonlyMap<string, string>;

/** The content of each kind that every language has. */
export type ContentItems = Localized<Readonly<Record<ContentKind, Items>>>;

/** Articles by their slugs: to read the titles of a long blog takes long. */
const slugsOf = (articles: readonly Article[], locale: Locale): Items =>
  new Map(articles.map(({ slug }) => [slug.en, slug[locale]]));

function videosOf(locale: Locale): Items {
  const inArticles = [...withVideos].flatMap(({ slug, text }) =>
    text[locale].blocks
      .flatMap((block) => (block.type === 'video' ? [block.video.title] : []))
      .map((title, index) => [`${slug.en} ${index}`, title] as const),
  );
  return new Map([
    ['what-is', whatIsVideo[locale].title],
    ['master-class', masterClassVideo[locale].title],
    ...Object.entries(installVideos[locale]).map(([id, { title }]) => [id, title] as const),
    ...(videoReviews[locale] ?? []).map(({ id, video }) => [`review ${id}`, video.title] as const),
    ...inArticles,
  ]);
}

const itemsIn = (locale: Locale): ContentItems[Locale] => ({
  guide: slugsOf(features, locale),
  posts: slugsOf(posts, locale),
  terms: new Map(glossary.map(({ id, name }) => [id, name[locale]])),
  reviews: new Map((reviews[locale] ?? []).map(({ id, name }) => [id, name])),
  plans: new Map(plans[locale].map(({ item, name }) => [item, name])),
  videos: videosOf(locale),
});

/** Returns the content of each kind in every language. */
export const contentItems = (): ContentItems => mapLocales(itemsIn);
