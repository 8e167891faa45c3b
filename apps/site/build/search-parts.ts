import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Locale, locales } from '@otm/schema';
import type { Renderer } from './bundles.ts';
import { base, dist } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** The folder of parts, which become a file of each language. */
const folder = `${dist}/state/search`;

/** Pages of a part. */
const partSize = 64;

/** The number of parts for so many pages. */
export const searchPartCount = (pages: number): number => Math.ceil(pages / partSize);

/** A part: the documents of some pages in a language, or those of entire pages, which come last. */
const partFile = (number: number, locale: Locale, isLast: boolean) =>
  `${folder}/${number}-${locale}${isLast ? '-last' : ''}.txt`;

/** Writes what the search finds on some pages. */
export function writeSearchPart(
  { pageDocuments, searchablePages }: Pick<Renderer, 'pageDocuments' | 'searchablePages'>,
  number: number,
): void {
  const pages = searchablePages().slice(number * partSize, (number + 1) * partSize);
  mkdirSync(folder, { recursive: true });
  for (const locale of locales) {
    const documents = pages.filter((page) => page.locale === locale).flatMap(pageDocuments);
    for (const isLast of [false, true])
      writeFileSync(
        partFile(number, locale, isLast),
        documents
          .filter(({ kind }) => (kind === 'page') === isLast)
          .map((document) => JSON.stringify(document))
          .join(','),
      );
  }
}

/** Joins the parts to the file of each language, which the search reads. */
export function joinSearchParts(count: number): void {
  for (const locale of locales) {
    const path = `${base}/search-${locale}.json`;
    const file = `${dist}/site${path}`;
    let separator = '[';
    writeSiteFile(path, '');
    for (const isLast of [false, true])
      for (let number = 0; number < count; number += 1) {
        const text = readFileSync(partFile(number, locale, isLast));
        if (text.length === 0) continue;
        appendFileSync(file, separator);
        appendFileSync(file, text);
        separator = ',';
      }
    appendFileSync(file, separator === '[' ? '[]' : ']');
  }
}
