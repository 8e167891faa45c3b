import { createHash } from 'node:crypto';
import { type Locale, type Localized, locales } from '@otm/schema';
import type { SearchFiles } from '../src/search/search-files.ts';
import type { Renderer } from './bundles.ts';

/** What the search of every language finds, as files, and what its code must know of them. */
export function searchFiles({ pathTo, searchDocuments, searchStart }: Renderer) {
  const files = locales.map((locale) => {
    const text = JSON.stringify(searchDocuments(locale));
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    return { locale, text, address: `/assets/search-${locale}-${hash}.json` };
  });
  const facts = Object.fromEntries(
    files.map(({ locale, address }) => [
      locale,
      {
        documents: address,
        start: searchStart((route) => pathTo(route, locale)),
      } satisfies SearchFiles,
    ]),
  ) as Record<Locale, SearchFiles> satisfies Localized<SearchFiles>;
  return { files, facts };
}
