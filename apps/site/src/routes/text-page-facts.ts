import type { Locale, TextPage } from '@otm/schema';
import { breadcrumbList } from '../features/structured-data/articles.ts';
import type { PageUrls } from '../features/structured-data/structured-data.ts';

/** The structured data of a page with one long text: where it is. */
export const textPageFacts = (
  { content }: { readonly content: TextPage },
  locale: Locale,
  { url }: PageUrls,
) => [breadcrumbList(locale, { name: content.title, url })];
