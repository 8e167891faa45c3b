import { readFileSync } from 'node:fs';
import { keepRecent } from '../keep-recent.ts';
import type { ContentSource, SourceEntry } from './source.ts';

/** An entry of any collection. */
export type StoredEntry = SourceEntry<object, object>;

/** Parsed content in files, by `storeContent`. */
export interface StoredContent {
  readonly folder: string;
  /** The names of the entries' files, by collection. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

/** Entries whose blocks stay in memory: the languages of a page, and those that it names. */
const recentEntries = 16;

/** Opens stored content: front matter is in memory, and blocks are read whenever they're needed. */
export function openStore({ folder, keys }: StoredContent): ContentSource {
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
  const blocksOf = keepRecent(recentEntries, (key: string) => read(`${key}.blocks`));
  const open = (key: string): StoredEntry => {
    const { text, ...entry }: StoredEntry = read(key);
    const texts = Object.entries(text).map(([locale, { fields, file }]) => [
      locale,
      {
        file,
        fields,
        get blocks() {
          return blocksOf(key)[locale];
        },
      },
    ]);
    return { ...entry, text: Object.fromEntries(texts) };
  };
  const entries = Object.entries(keys).map(([name, list]) => [name, list.map(open)]);
  return { ...Object.fromEntries(entries), isOnDemand: true };
}
