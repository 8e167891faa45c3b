import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionName } from './collections.ts';
import { outlineOf } from './outline.ts';
import { readEntry } from './read-content.ts';
import type { ArticleFields, SourceText } from './source.ts';
import { type StoredEntry, type StoredText, writeWhole } from './stored-content.ts';

/** An entry to store. */
interface EntryToStore {
  readonly root: string;
  readonly name: CollectionName;
  readonly id: string;
  /** The hash of the parser. */
  readonly parser: string;
  readonly folder: string;
  /** The files that are in the folder already. */
  readonly stored: ReadonlySet<string>;
}

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

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
const listed = (
  { fields, file, blocks }: SourceText<object>,
  outline: StoredText['outline'],
): StoredText => ({
  file,
  ...(outline && { outline }),
  hashes: { fields: hashOf(fields), blocks: hashOf(blocks) },
});

/**
 * Stores an entry as two files, unless they are there: its front matter, which lists show, and its
 * blocks. Returns what the list of what is stored says about it.
 */
export function storeEntry(entry: EntryToStore): Omit<StoredEntry, 'stamp'> {
  const { folder, id, name, root, stored } = entry;
  const key = keyOf(entry);
  const file = `${folder}/${key}`;
  if (stored.has(`${key}.json`)) {
    const { facts, listed: text } = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
    return { id, key, facts, text };
  }
  const { facts, text } = readEntry(root, name, id);
  const texts = Object.entries(text);
  const ofEach = <Value>(partOf: (text: SourceText<object>) => Value) =>
    Object.fromEntries(texts.map(([locale, own]) => [locale, partOf(own)]));
  const list = ofEach((own) =>
    listed(own, name === 'articles' ? outlineOf(own as SourceText<ArticleFields>) : undefined),
  );
  writeWhole(
    `${file}.blocks.json`,
    ofEach(({ blocks }) => blocks),
  );
  writeWhole(`${file}.json`, { facts, listed: list, fields: ofEach(({ fields }) => fields) });
  return { id, key, facts, text: list };
}
