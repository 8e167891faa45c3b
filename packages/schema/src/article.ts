import type { Block } from './block.ts';
import type { IndicatorId } from './indicator.ts';
import type { Localized } from './locale.ts';
import type { PageMeta } from './page.ts';

/** An article in one language. */
export interface ArticleText {
  readonly meta: PageMeta;
  /** Its name in menus, for example `Delta Swing`. */
  readonly linkTitle: string;
  readonly title: string;
  /** One or two sentences: what the reader gets. */
  readonly summary: string;
  readonly blocks: readonly Block[];
}

/** A text with an address of its own: a card of the guide, or a post of the blog. */
export interface Article {
  /** The last part of its address in each language, unique among all articles of its kind. */
  readonly slug: Localized<string>;
  /** The computed picture of its preview. */
  readonly picture: IndicatorId | 'hero';
  /** The day of its first publication, as an ISO date. */
  readonly published: string;
  /** The day of its last change of substance, as an ISO date; absent until there is one. */
  readonly updated?: string;
  readonly text: Localized<ArticleText>;
}

/** A heading of the guide's menu with its articles, in order. */
export interface ArticleGroup {
  /** Part of an address within the page. */
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
