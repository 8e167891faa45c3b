import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CollectionName, collections } from './collections.ts';
import { fileStamp } from './file-stamp.ts';
import { idsOf } from './read-content.ts';
import { storeEntry } from './store-entry.ts';
import { type EntryState, readIndex, writeIndex } from './stored-content.ts';

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
   * Stores the entries that have changed, unless `storeEntries` has done so. Returns what a build
   * compares.
   *
   * @throws {ContentError} on the first mistake in any file.
   */
  readonly update: () => readonly EntryState[];
}

/** Compares the files of a folder with what is stored of them. */
export function readStore(root: string, folder: string): ContentStore {
  const parser = parserHash();
  const file = indexFile(root, folder);
  const index = readIndex(file, parser);
  const { entries: lines, states } = index ?? { entries: [], states: [] };
  const places = new Map(states.map(({ id, name }, place) => [`${name}/${id}`, place]));
  const names = Object.keys(collections) as readonly CollectionName[];
  const entries = names.flatMap((name) =>
    idsOf(root, name).map((id) => {
      const path = `${name}/${id}`;
      const place = places.get(path) ?? -1;
      const stamp = fileStamp(`${root}/${path}`, states[place]?.stamp);
      return { name, id, stamp, place: states[place]?.stamp === stamp ? place : -1 };
    }),
  );
  const stale = entries.filter(({ place }) => place < 0);
  const update = () => {
    if (index && stale.length === 0 && entries.length === states.length) return states;
    mkdirSync(folder, { recursive: true });
    const all = entries.map(({ id, name, place, stamp }) => {
      const [state, line] = [states[place], lines[place]];
      if (state && line) return { state, line };
      const { entry, parts, structure } = storeEntry({ folder, id, name, parser, root });
      return { state: { name, id, stamp, structure, parts }, line: JSON.stringify(entry) };
    });
    const now = all.map(({ state }) => state);
    writeIndex(file, parser, { states: now, entries: all.map(({ line }) => line) });
    return now;
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
  const parser = parserHash();
  for (const { id, name } of places) storeEntry({ folder, id, name, parser, root });
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
