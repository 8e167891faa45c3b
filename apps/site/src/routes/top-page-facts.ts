import type { Locale } from '@otm/schema';
import { breadcrumbList } from '../features/structured-data/articles.ts';
import type { PageUrls } from '../features/structured-data/structured-data.ts';

/** The structured data of a page right below the home page: where it is. */
export const topPageFacts = (
  { copy }: { readonly copy: { readonly title: string } },
  locale: Locale,
  { url }: PageUrls,
) => [breadcrumbList(locale, { name: copy.title, url })];
