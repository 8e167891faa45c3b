import { searchSynonyms } from '@otm/content';
import type { Locale } from '@otm/schema';
import { routes } from '../../routes/index.ts';
import { openPage, sitePages } from '../../routes/site-pages.ts';
import { addKeywords } from './add-keywords.ts';
import type { SearchDocument } from './search-document.ts';

/** Everything that the search finds in a language; documents of entire pages come last. */
export const searchDocuments = (locale: Locale): readonly SearchDocument[] =>
  sitePages()
    .filter((page) => page.locale === locale && routes[page.route].indexable)
    .flatMap((page) => openPage(page).searchDocuments(page.path))
    .map((document) => addKeywords(document, searchSynonyms[locale]))
    .toSorted((one, other) => Number(one.kind === 'page') - Number(other.kind === 'page'));
