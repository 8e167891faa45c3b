import { searchDocuments } from '../../src/features/search/search-documents.ts';
import { searchStart } from '../../src/features/search/search-options.ts';
import { mapLocales, pathTo } from '../../src/routes/links.ts';

/** The search documents of every language, and the links that the search starts with. */
export const searchData = () =>
  mapLocales((locale) => ({
    documents: searchDocuments(locale),
    start: searchStart((route) => pathTo(route, locale)),
  }));
