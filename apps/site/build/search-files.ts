import { createHash } from 'node:crypto';
import { type Locale, locales } from '@otm/schema';
import type { SearchFiles } from '../src/features/search/search-files.ts';
import type { Renderer } from './bundles.ts';
import { base } from './variant.ts';

/** The search's data files, and what its code needs to know about them. */
export function searchFiles({ searchData }: Renderer) {
  const data = searchData();
  const files = locales.map((locale) => {
    const text = JSON.stringify(data[locale].documents);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    return { locale, text, path: `${base}/assets/search-${locale}-${hash}.json` };
  });
  const facts = Object.fromEntries(
    files.map(({ locale, path }): [Locale, SearchFiles] => [
      locale,
      { documents: path, start: data[locale].start },
    ]),
  ) as Record<Locale, SearchFiles>;
  return { files, facts };
}
