import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { keepRecent } from '../keep-recent.ts';
import type { CollectionName } from './collections.ts';
import type { ContentSource, SourceEntry, SourceText } from './source.ts';
import { readEntries, type StoredEntry, type StoredText } from './stored-content.ts';

/** Entries whose texts stay in memory: the languages of a page, and those that it names. */
const recentEntries = { blocks: 16, fields: 64 };

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
  const open = ({ facts, id, key, text }: StoredEntry): SourceEntry<object, object> => {
    const openText = (locale: string, { file, outline }: StoredText): SourceText<object> => ({
      file,
      ...(outline && { outline }),
      get fields() {
        return fieldsOf(key)[locale];
      },
      get blocks() {
        return blocksOf(key)[locale];
      },
    });
    const texts = Object.entries(text).map(([locale, own]) => [locale, openText(locale, own)]);
    return { id, facts, text: Object.fromEntries(texts) };
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
