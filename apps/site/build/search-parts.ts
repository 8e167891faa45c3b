import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Locale, locales } from '@otm/schema';
import type { SearchDocument } from '../src/features/search/search-document.ts';
import {
  isSharded,
  pagesPerPart,
  partName,
  type SearchShards,
  shardName,
  type WordShard,
} from '../src/features/search/search-shards.ts';
import type { Renderer } from './bundles.ts';
import {
  changedShards,
  firstLetter,
  firstLetters,
  searchShards,
  type WordChange,
} from './search-index.ts';
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

const startFile = (locale: Locale) => `${base}/search-${locale}.json`;

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
  writeSiteFile(startFile(locale), JSON.stringify(documents));
}

/** Writes files of words, and returns the starts of their words. */
const writeWordFiles = (locale: Locale, shards: ReturnType<typeof searchShards>) =>
  shards.map(([prefix, shard]) => {
    writeSiteFile(`${folderOf(locale)}/${shardName(prefix)}`, JSON.stringify(shard));
    return prefix;
  });

/** Writes the file that names the files of words. */
function writeFacts(locale: Locale, pages: number, prefixes: readonly string[]): void {
  const facts: SearchShards = { folder: folderOf(locale), pages, prefixes: prefixes.toSorted() };
  writeSiteFile(startFile(locale), JSON.stringify(facts));
}

/** Writes the files of words of a language, which name the pages, and the facts about them. */
function writeShards(locale: Locale, pages: number): void {
  const words = () => entriesOf<PageTerms>('words', locale, pages);
  const letters = [...firstLetters(words())].toSorted();
  const prefixes: string[] = [];
  // The pages of all words at once would take the most memory of a build.
  for (let at = 0; at < letters.length; at += lettersAtOnce) {
    const shards = searchShards(words(), new Set(letters.slice(at, at + lettersAtOnce)));
    prefixes.push(...writeWordFiles(locale, shards));
  }
  writeFacts(locale, pages, prefixes);
}

const readSiteFile = (file: string) => JSON.parse(readFileSync(`${dist}/site${file}`, 'utf8'));

/** Writes the files of words again whose first letters some changed words have. */
function rewriteShards(locale: Locale, pages: number, changes: readonly WordChange[]): void {
  const letters = new Set(changes.map(({ word }) => firstLetter(word)));
  const { prefixes }: SearchShards = readSiteFile(startFile(locale));
  const isChanged = (prefix: string) => letters.has(firstLetter(prefix));
  const files = prefixes
    .filter(isChanged)
    .map((prefix): WordShard => readSiteFile(`${folderOf(locale)}/${shardName(prefix)}`));
  const written = writeWordFiles(locale, changedShards(files, changes));
  writeFacts(locale, pages, [...prefixes.filter((it) => !isChanged(it)), ...written]);
}

/** Writes the file that the search of a language starts with, when all parts are written. */
export function writeSearchStart(
  { searchablePages }: Pick<SearchSource, 'searchablePages'>,
  locale: Locale,
): void {
  const pages = searchablePages(locale).length;
  if (isSharded(pages)) writeShards(locale, pages);
  else writeOneFile(locale, pages);
}

type WordPlace = Omit<WordChange, 'isAdded'>;

/** The words of some parts of a language with their places, by texts to compare. */
function wordPlaces(
  locale: Locale,
  pages: number,
  numbers: readonly number[],
): ReadonlyMap<string, WordPlace> {
  const parts = numbers.filter((number) => number * pagesPerPart < pages);
  const places = parts.flatMap((number) =>
    readPart<PageTerms>('words', locale, number).flatMap((terms, index) =>
      terms.flatMap((words, kind) =>
        words.map(
          (word): WordPlace => ({
            word,
            page: number * pagesPerPart + index,
            isTitle: kind === 0,
          }),
        ),
      ),
    ),
  );
  return new Map(places.map((place) => [JSON.stringify(place), place]));
}

/** The places that are in the first and not in the second. */
const without = (places: ReadonlyMap<string, WordPlace>, others: ReadonlyMap<string, WordPlace>) =>
  [...places].flatMap(([key, place]) => (others.has(key) ? [] : [place]));

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
  const languages = locales.map((locale) => {
    const pages = source.searchablePages(locale).length;
    const places = () => wordPlaces(locale, pages, numbers);
    return { locale, pages, places, before: isSharded(pages) ? places() : undefined };
  });
  for (const number of numbers) write(number);
  for (const { before, locale, pages, places } of languages) {
    if (!before) writeOneFile(locale, pages);
    else {
      const now = places();
      const changes = [
        ...without(before, now).map((place) => ({ ...place, isAdded: false })),
        ...without(now, before).map((place) => ({ ...place, isAdded: true })),
      ];
      if (changes.length > 0) rewriteShards(locale, pages, changes);
    }
  }
}
