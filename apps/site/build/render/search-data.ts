import { type Locale, type Localized, locales } from '@otm/schema';
import { computeOncePer } from '../../src/compute-once.ts';
import type { SearchFiles } from '../../src/features/search/search-files.ts';
import { searchStart } from '../../src/features/search/search-options.ts';
import { isSharded, pagesPerPart } from '../../src/features/search/search-shards.ts';
import { base } from '../../src/routes/base.ts';
import { routes } from '../../src/routes/index.ts';
import { mapLocales, pathTo } from '../../src/routes/links.ts';
import type { SitePage } from '../../src/routes/site-page.ts';
import { sitePages } from '../../src/routes/site-pages.ts';

/** Every page that the search of a language finds. */
export const searchablePages: (locale: Locale) => readonly SitePage[] = computeOncePer((locale) =>
  sitePages().filter((page) => page.locale === locale && routes[page.route].indexable),
);

/** The number of parts of the search's files: that of the language with the most pages. */
export const searchPartCount = (): number =>
  Math.max(...locales.map((locale) => Math.ceil(searchablePages(locale).length / pagesPerPart)));

/** Whether a language has more pages than one file is good for. */
export const isSearchSharded = (): boolean =>
  locales.some((locale) => isSharded(searchablePages(locale).length));

/**
 * The search's file of each language, and the links that the search starts with. The name of the file
 * doesn't change with its content: the code names it, and every document names the code.
 */
export const searchFiles: Localized<SearchFiles> = mapLocales((locale) => ({
  documents: `${base}/search-${locale}.json`,
  start: searchStart((route) => pathTo(route, locale)),
}));
