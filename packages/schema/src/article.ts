import type { Block } from './block.ts';
import type { IndicatorId } from './indicator.ts';
import type { Localized } from './locale.ts';
import type { PageMeta } from './page.ts';

/** An article in one language. */
export interface ArticleText {
  readonly meta: PageMeta;
  /** The label in menus, for example `Delta Swing`. */
  readonly linkTitle: string;
  readonly title: string;
  /** The takeaway for the reader, in one or two sentences. */
  readonly summary: string;
  readonly blocks: readonly Block[];
}

/** A text with a page of its own: an article of the guide, or a post of the blog. */
export interface Article {
  /** The last segment of its path in each language, unique among the articles of its kind. */
  readonly slug: Localized<string>;
  /** The chart of its preview. */
  readonly picture: IndicatorId | 'hero';
  /** The publication date, as an ISO date. */
  readonly published: string;
  /** The date of the last substantial change, as an ISO date; absent until there is one. */
  readonly updated?: string;
  /** The ids of the terms that it explains or uses. */
  readonly related: readonly string[];
  readonly text: Localized<ArticleText>;
}

/** A heading of the guide's menu with its articles, in order. */
export interface ArticleGroup {
  /** The fragment of the group's URL within the page. */
  readonly id: string;
  readonly title: Localized<string>;
  readonly articles: readonly [Article, ...Article[]];
}

/** A page that is one long text in one language. */
export interface TextPage {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
}
