import type { Localized } from '@otm/schema';
import { computeOnce } from '../../src/compute-once.ts';
import type { SearchFiles } from '../../src/features/search/search-files.ts';
import { searchStart } from '../../src/features/search/search-options.ts';
import { base } from '../../src/routes/base.ts';
import { routes } from '../../src/routes/index.ts';
import { mapLocales, pathTo } from '../../src/routes/links.ts';
import type { SitePage } from '../../src/routes/site-page.ts';
import { sitePages } from '../../src/routes/site-pages.ts';

/** Every page that the search finds. */
export const searchablePages: () => readonly SitePage[] = computeOnce(() =>
  sitePages().filter(({ route }) => routes[route].indexable),
);

/**
 * The search's file of each language, and the links that the search starts with. The name of the file
 * doesn't change with its content: the code names it, and every document names the code.
 */
export const searchFiles: Localized<SearchFiles> = mapLocales((locale) => ({
  documents: `${base}/search-${locale}.json`,
  start: searchStart((route) => pathTo(route, locale)),
}));
