import type { Locale, OutsideLink } from '@otm/schema';

/** The part of the site that an article is in. */
export type ArticleSection = 'features' | 'post';

/** The URLs of the site, which this package doesn't know. */
export interface SiteLinks {
  /** The ids of the pages that Markdown can link to. */
  readonly pages: readonly string[];
  /** The URL of a page, or of one of its items; nothing if there is no such page. */
  readonly page: (id: string, locale: Locale, item: string | undefined) => string | undefined;
  readonly article: (section: ArticleSection, slug: string, locale: Locale) => string;
  /** The URL of another site, or of its stand-in. */
  readonly outside: (link: OutsideLink) => string;
  /** The URL that opens the chat. */
  readonly chat: () => string;
  readonly term: (slug: string, locale: Locale) => string;
}
