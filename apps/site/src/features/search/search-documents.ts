import { searchSynonyms } from '@otm/content';
import type { Locale } from '@otm/schema';
import { routes } from '../../routes/index.ts';
import type { SitePage } from '../../routes/site-page.ts';
import { openPage, sitePages } from '../../routes/site-pages.ts';
import { addKeywords } from './add-keywords.ts';
import type { SearchDocument } from './search-document.ts';

/** Everything that the search finds on a page. */
export const pageDocuments = (page: SitePage): readonly SearchDocument[] =>
  openPage(page)
    .searchDocuments(page.path)
    .map((document) => addKeywords(document, searchSynonyms[page.locale]));

/** Everything that the search finds in a language; documents of entire pages come last. */
export const searchDocuments = (locale: Locale): readonly SearchDocument[] =>
  sitePages()
    .filter((page) => page.locale === locale && routes[page.route].indexable)
    .flatMap(pageDocuments)
    .toSorted((one, other) => Number(one.kind === 'page') - Number(other.kind === 'page'));
