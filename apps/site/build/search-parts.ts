import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Locale, locales } from '@otm/schema';
import type { SearchDocument } from '../src/features/search/search-document.ts';
import {
  isSharded,
  pagesPerPart,
  partName,
  type SearchShards,
  shardName,
} from '../src/features/search/search-shards.ts';
import type { Renderer } from './bundles.ts';
import { firstLetter, firstLetters, searchShards } from './search-index.ts';
import { type PageTerms, termsOfPage } from './search-terms.ts';
import { base, dist } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** First letters of the words whose pages are in memory at once. */
const lettersAtOnce = 6;

/** The pages of the search, and what it finds on them. */
export type SearchSource = Pick<Renderer, 'pageDocuments' | 'searchablePages'>;

/** The folder of what the next build reads. */
const state = `${dist}/state/search`;

const stateFile = (name: string, locale: Locale, number: number) =>
  `${state}/${locale}-${number}-${name}.json`;

const folderOf = (locale: Locale) => `${base}/search/${locale}`;

/** Writes what the search finds on some pages of every language. */
export function writeSearchPart(source: SearchSource, number: number): void {
  mkdirSync(state, { recursive: true });
  const start = number * pagesPerPart;
  for (const locale of locales) {
    const pages = source.searchablePages(locale);
    const documents = pages.slice(start, start + pagesPerPart).map(source.pageDocuments);
    if (documents.length === 0) continue;
    const text = JSON.stringify(documents.flat());
    if (isSharded(pages.length)) {
      writeSiteFile(`${folderOf(locale)}/${partName(number)}`, text);
      const words = JSON.stringify(documents.map(termsOfPage));
      writeFileSync(stateFile('words', locale, number), words);
    } else writeFileSync(stateFile('documents', locale, number), text);
  }
}

const readPart = <Entry>(name: string, locale: Locale, number: number): readonly Entry[] =>
  JSON.parse(readFileSync(stateFile(name, locale, number), 'utf8'));

/** The entries of the parts of a language, in order. */
function* entriesOf<Entry>(name: string, locale: Locale, pages: number): Generator<Entry> {
  for (let number = 0; number * pagesPerPart < pages; number += 1)
    yield* readPart<Entry>(name, locale, number);
}

/** Joins the parts of a language to one file; documents of entire pages come last. */
function writeOneFile(locale: Locale, pages: number): void {
  const documents = [...entriesOf<SearchDocument>('documents', locale, pages)].toSorted(
    (one, other) => Number(one.kind === 'page') - Number(other.kind === 'page'),
  );
  writeSiteFile(`${base}/search-${locale}.json`, JSON.stringify(documents));
}

/**
 * Writes the files of words of a language, which name the pages, and the facts about them.
 *
 * @param starts the first letters of words that are on other pages than before; all by default
 */
function writeShards(locale: Locale, pages: number, starts?: ReadonlySet<string>): void {
  const words = () => entriesOf<PageTerms>('words', locale, pages);
  const folder = folderOf(locale);
  const start = `${base}/search-${locale}.json`;
  const kept = starts ? prefixesIn(start).filter((prefix) => !starts.has(firstLetter(prefix))) : [];
  const letters = [...(starts ?? firstLetters(words()))].toSorted();
  const written: string[] = [];
  // The pages of all words at once would take the most memory of a build.
  for (let at = 0; at < letters.length; at += lettersAtOnce)
    for (const [prefix, shard] of searchShards(
      words(),
      new Set(letters.slice(at, at + lettersAtOnce)),
    )) {
      writeSiteFile(`${folder}/${shardName(prefix)}`, JSON.stringify(shard));
      written.push(prefix);
    }
  const prefixes = [...kept, ...written].toSorted();
  writeSiteFile(start, JSON.stringify({ folder, pages, prefixes } satisfies SearchShards));
}

const prefixesIn = (file: string): readonly string[] =>
  JSON.parse(readFileSync(`${dist}/site${file}`, 'utf8')).prefixes;

/** Writes the file that the search of a language starts with, when all parts are written. */
export function writeSearchStart(
  { searchablePages }: Pick<SearchSource, 'searchablePages'>,
  locale: Locale,
  starts?: ReadonlySet<string>,
): void {
  const pages = searchablePages(locale).length;
  if (isSharded(pages)) writeShards(locale, pages, starts);
  else writeOneFile(locale, pages);
}

/** The words of some parts with their places, as texts to compare; none where one file has all. */
function wordPlaces(
  { searchablePages }: Pick<SearchSource, 'searchablePages'>,
  locale: Locale,
  numbers: readonly number[],
): ReadonlySet<string> {
  const pages = searchablePages(locale).length;
  if (!isSharded(pages)) return new Set();
  const parts = numbers.filter((number) => number * pagesPerPart < pages);
  const places = parts.flatMap((number) =>
    readPart<PageTerms>('words', locale, number).flatMap((page, index) =>
      page.flatMap((words, kind) => words.map((word) => `${word} ${number} ${index} ${kind}`)),
    ),
  );
  return new Set(places);
}

/**
 * Writes parts again, and what changes with them.
 *
 * @param write writes a part
 */
export function rewriteParts(
  source: Pick<SearchSource, 'searchablePages'>,
  numbers: readonly number[],
  write: (number: number) => void,
): void {
  const placesIn = (locale: Locale) => wordPlaces(source, locale, numbers);
  const before = locales.map((locale) => ({ locale, places: placesIn(locale) }));
  for (const number of numbers) write(number);
  for (const { locale, places } of before) {
    const now = placesIn(locale);
    const moved = [...places, ...now].filter((place) => !places.has(place) || !now.has(place));
    writeSearchStart(source, locale, new Set(moved.map(firstLetter)));
  }
}
