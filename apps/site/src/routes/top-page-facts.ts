import type { Locale } from '@otm/schema';
import { breadcrumbList } from '../features/structured-data/articles.ts';
import type { PageUrls } from '../features/structured-data/structured-data.ts';

interface Titled {
  readonly title: string;
}

/** The structured data of a page right below the home page: where it is. */
export const topPageFacts = (
  page: { readonly copy: Titled } | { readonly content: Titled },
  locale: Locale,
  { url }: PageUrls,
) => [breadcrumbList(locale, { name: ('copy' in page ? page.copy : page.content).title, url })];
