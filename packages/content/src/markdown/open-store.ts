import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { keepRecent } from '../keep-recent.ts';
import type { CollectionName } from './collections.ts';
import type { ContentSource, Outline, SourceEntry, SourceText } from './source.ts';
import { readEntries, type StoredEntry, type StoredText } from './stored-content.ts';

/** Entries whose texts stay in memory: the languages of a page, and those that it names. */
const recentEntries = { blocks: 16, fields: 64 };

/** Reads the texts of an entry, by the name of its files and a locale. */
interface Reading {
  readonly blocksOf: (key: string, locale: string) => SourceText<object>['blocks'];
  readonly fieldsOf: (key: string, locale: string) => SourceText<object>['fields'];
}

/** One language of an entry; a class, because objects with getters of their own take longer to make. */
class TextFromStore implements SourceText<object> {
  readonly file: string;
  readonly outline?: Outline;
  readonly #key: string;
  readonly #locale: string;
  readonly #reading: Reading;

  constructor({ file, outline }: StoredText, key: string, locale: string, reading: Reading) {
    this.file = file;
    if (outline) this.outline = outline;
    this.#key = key;
    this.#locale = locale;
    this.#reading = reading;
  }

  get fields() {
    return this.#reading.fieldsOf(this.#key, this.#locale);
  }

  get blocks() {
    return this.#reading.blocksOf(this.#key, this.#locale);
  }
}

/**
 * Opens stored content: facts and outlines are in memory, and what articles say is read whenever it's
 * needed.
 *
 * @param index the file that `storeContent` returned
 */
export function openStore(index: string): ContentSource {
  const folder = dirname(index);
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
  const blocksOf = keepRecent(recentEntries.blocks, (key: string) => read(`${key}.blocks`));
  const fieldsOf = keepRecent(recentEntries.fields, (key: string) => read(key).fields);
  const reading: Reading = {
    blocksOf: (key, locale) => blocksOf(key)[locale],
    fieldsOf: (key, locale) => fieldsOf(key)[locale],
  };
  const open = ({ facts, id, key, text }: StoredEntry): SourceEntry<object, object> => {
    const textIn = ([locale, own]: readonly [string, StoredText]) =>
      [locale, new TextFromStore(own, key, locale, reading)] as const;
    return { id, facts, text: Object.fromEntries(Object.entries(text).map(textIn)) };
  };
  const entries = Map.groupBy(readEntries(index), ({ name }) => name);
  const entriesOf = <Name extends CollectionName>(name: Name) =>
    (entries.get(name) ?? []).map(open) as readonly object[] as ContentSource[Name];
  return {
    isOnDemand: true,
    articles: entriesOf('articles'),
    glossary: entriesOf('glossary'),
    statements: entriesOf('statements'),
    videos: entriesOf('videos'),
  };
}
