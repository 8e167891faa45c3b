import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CollectionName, collections } from './collections.ts';
import { fileStamp } from './file-stamp.ts';
import { idsOf } from './read-content.ts';
import { storeEntry } from './store-entry.ts';
import { readIndex, type StoredContent, type StoredEntry, writeWhole } from './stored-content.ts';

/** The place of an entry's folder. */
export interface EntryPlace {
  readonly name: CollectionName;
  readonly id: string;
}

/** A hash of this folder's code: another parser may read the same file differently. */
const parserHash = () => {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.ts', { cwd: import.meta.dirname }).toSorted())
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('base64url');
};

/** The file that lists what is stored of a folder; two copies of a repository name it alike. */
export const indexFile = (root: string, folder: string): string =>
  join(folder, `index-${createHash('sha256').update(relative('', root)).digest('base64url')}.json`);

/** Parsed content that may be out of date. */
interface ContentStore {
  /** The entries that have changed since they were stored. */
  readonly stale: readonly EntryPlace[];
  /** The file that lists what is stored. */
  readonly file: string;
  /**
   * Stores the entries that have changed, unless `storeEntries` has done so.
   *
   * @throws {ContentError} on the first mistake in any file.
   */
  readonly update: () => StoredContent;
}

/** Compares the files of a folder with what is stored of them. */
export function readStore(root: string, folder: string): ContentStore {
  const parser = parserHash();
  const file = indexFile(root, folder);
  const index = readIndex(file);
  const before = index?.parser === parser ? index.collections : {};
  const names = Object.keys(collections) as readonly CollectionName[];
  const entries = names.flatMap((name) => {
    const stored = new Map((before[name] ?? []).map((entry) => [entry.id, entry]));
    return idsOf(root, name).map((id) => {
      const entry = stored.get(id);
      const stamp = fileStamp(join(root, name, id), entry?.stamp);
      return { name, id, stamp, entry: entry?.stamp === stamp ? entry : undefined };
    });
  });
  const stale = entries.filter(({ entry }) => entry === undefined);
  const count = Object.values(before).reduce((sum, list) => sum + list.length, 0);
  const update = (): StoredContent => {
    if (index && stale.length === 0 && entries.length === count) return index;
    mkdirSync(folder, { recursive: true });
    const stored = new Set(stale.length > 0 ? readdirSync(folder) : []);
    const all = entries.map(({ entry, id, name, stamp }) => ({
      name,
      entry: entry ?? { ...storeEntry({ folder, id, name, parser, root, stored }), stamp },
    }));
    const entriesOf = (wanted: CollectionName): readonly StoredEntry[] =>
      all.filter(({ name }) => name === wanted).map(({ entry }) => entry);
    const list = Object.fromEntries(names.map((name) => [name, entriesOf(name)]));
    const content = { folder, parser, collections: list };
    writeWhole(file, content);
    return content;
  };
  return { stale, file, update };
}

/**
 * Stores entries for `update` to find: several threads can share the work.
 *
 * @throws {ContentError} on the first mistake in any file.
 */
export function storeEntries(root: string, folder: string, places: readonly EntryPlace[]): void {
  mkdirSync(folder, { recursive: true });
  const stored = new Set(readdirSync(folder));
  const parser = parserHash();
  for (const { id, name } of places) storeEntry({ folder, id, name, parser, root, stored });
}

/**
 * Parses the Markdown files that have changed since an earlier build, into a folder that
 * `openStore` reads: a site with many articles needn't have all of them in memory. Returns the file
 * that lists what is stored.
 *
 * @param root the folder that has a folder for each collection
 * @throws {ContentError} on the first mistake in any file.
 */
export function storeContent(root: string, folder: string): string {
  const { file, update } = readStore(root, folder);
  update();
  return file;
}
