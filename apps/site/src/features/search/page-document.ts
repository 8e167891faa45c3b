import type { Locale, PageMeta } from '@otm/schema';
import { plainTexts } from './plain-texts.ts';
import type { SearchDocument } from './search-document.ts';

/** A page that the search indexes as a whole. */
export interface IndexedPage {
  readonly url: string;
  readonly locale: Locale;
  readonly meta: PageMeta;
  /** Its content in any shape; the description alone when absent. */
  readonly content: unknown;
}

/** The search document of a page: its title, its description and the prose of its content. */
export function pageDocument({ url, locale, meta, content }: IndexedPage): SearchDocument {
  const { title, description } = meta;
  return {
    url,
    title,
    kind: 'page',
    text: [description, ...plainTexts(content, locale)].join(' '),
  };
}
