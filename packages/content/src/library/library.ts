import type {
  Article,
  ArticleGroup,
  GuideVideo,
  InstallGuideId,
  Locale,
  Localized,
  Review,
  Term,
  TextPage,
  Video,
} from '@otm/schema';
import type { Source } from '../markdown/source.ts';

/** Everything written in Markdown, with its links and variables. */
export interface Library {
  /** The headings of the guide's menu with their articles, in order. */
  readonly featureGroups: readonly [ArticleGroup, ...ArticleGroup[]];
  /** Every article of the guide, in the order of its menu. */
  readonly features: readonly [Article, ...Article[]];
  /** The posts of the blog, oldest first; the last one is featured. */
  readonly posts: readonly Article[];
  readonly glossary: readonly Term[];
  readonly policiesPage: Localized<TextPage>;
  readonly riskPage: Localized<TextPage>;
  readonly privacyPage: Localized<TextPage>;
  readonly licenseTermsPage: Localized<TextPage>;
  readonly accessibilityPage: Localized<TextPage>;
  readonly builtInPage: Localized<TextPage>;
  readonly companyPage: Localized<TextPage>;
  readonly whatIsVideo: Localized<Video>;
  readonly masterClassVideo: Localized<Video>;
  /** The videos of the installation page, by the guide or error that they belong to. */
  readonly installVideos: Localized<Readonly<Record<InstallGuideId, GuideVideo>>>;
  /** The reviews with their videos, in the languages that have reviews. */
  readonly videoReviews: Readonly<Partial<Record<Locale, readonly Review[]>>>;
  /** The articles and posts that show a video, to find those without reading all. */
  readonly withVideos: ReadonlySet<Article>;
  /** The articles and posts that name amounts of money, to find those without reading all. */
  readonly withPrices: ReadonlySet<Article>;
  /** The pages of others that articles and statements rely on, each once. */
  readonly sources: readonly Source[];
  /** The guide's article with a slug of any language; the first one for unknown slugs. */
  readonly findFeature: (slug: string | undefined) => Article;
}
