import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionName } from './collections.ts';
import { outlineOf } from './outline.ts';
import { readEntry } from './read-content.ts';
import type { ArticleFields, SourceEntry, SourceText } from './source.ts';
import {
  type EntryState,
  type StoredEntry,
  type StoredText,
  writeWhole,
} from './stored-content.ts';

/** An entry to store. */
interface EntryToStore {
  readonly root: string;
  readonly name: CollectionName;
  readonly id: string;
  /** The hash of the parser. */
  readonly parser: string;
  readonly folder: string;
}

/** A hash that finds changes: 96 bits, because a long blog has tens of thousands in a list. */
const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** The name of an entry's files in the store, from everything that parsing it depends on. */
function keyOf({ id, name, parser, root }: EntryToStore): string {
  const path = `${name}/${id}`;
  const hash = createHash('sha256').update(`${parser}\n${path}`);
  for (const file of readdirSync(join(root, path)).toSorted())
    if (file.endsWith('.md'))
      hash.update(`\n${file}\n`).update(readFileSync(join(root, path, file)));
  return hash.digest('base64url');
}

/** A text as the list of what is stored has it. */
const listed = ({ file }: SourceText<object>, outline: StoredText['outline']): StoredText => ({
  file,
  ...(outline && { outline }),
});

/** An entry for the list of what is stored. */
interface ListedEntry extends Pick<EntryState, 'parts' | 'structure'> {
  readonly entry: StoredEntry;
}

/** The parts of an article, by the names that its library notes. */
const partsOf = (id: string, text: SourceEntry<object, object>['text']): string =>
  Object.entries(text)
    .flatMap(([locale, { blocks, fields }]) => [
      `${id}/${locale}/fields ${hashOf(fields)}`,
      `${id}/${locale}/blocks ${hashOf(blocks)}`,
    ])
    .join('\n');

/**
 * Stores an entry as two files, unless they are there: its front matter, which lists show, and its
 * blocks. Returns what the list of what is stored says about it.
 */
export function storeEntry(entry: EntryToStore): ListedEntry {
  const { folder, id, name, root } = entry;
  const key = keyOf(entry);
  const file = `${folder}/${key}`;
  if (existsSync(`${file}.json`)) return JSON.parse(readFileSync(`${file}.json`, 'utf8')).listed;
  const { facts, text } = readEntry(root, name, id);
  const texts = Object.entries(text);
  const ofEach = <Value>(partOf: (text: SourceText<object>) => Value) =>
    Object.fromEntries(texts.map(([locale, own]) => [locale, partOf(own)]));
  // Pages note what they read of articles; any page may depend on what other entries say.
  const isNoted = name === 'articles';
  const list = ofEach((own) =>
    listed(own, isNoted ? outlineOf(own as SourceText<ArticleFields>) : undefined),
  );
  const result: ListedEntry = {
    entry: { name, id, key, facts, text: list },
    structure: isNoted ? hashOf([facts, list]) : key,
    parts: isNoted ? partsOf(id, text) : '',
  };
  const fields = ofEach((own) => own.fields);
  writeWhole(`${file}.blocks.json`, JSON.stringify(ofEach(({ blocks }) => blocks)));
  writeWhole(`${file}.json`, JSON.stringify({ listed: result, fields }));
  return result;
}
