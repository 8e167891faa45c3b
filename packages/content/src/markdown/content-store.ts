import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionName, collections } from './collections.ts';
import type { StoredContent, StoredEntry } from './open-store.ts';
import { idsOf, readEntry } from './read-content.ts';

/** A hash of this folder's code: another parser may read the same file differently. */
const parserHash = () => {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.ts', { cwd: import.meta.dirname }).toSorted())
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('base64url');
};

/** The name of an entry's files in the store, from everything that parsing it depends on. */
function keyOf(root: string, path: string, parser: string): string {
  const hash = createHash('sha256').update(`${parser}\n${path}`);
  for (const file of readdirSync(join(root, path)).toSorted())
    if (file.endsWith('.md'))
      hash.update(`\n${file}\n`).update(readFileSync(join(root, path, file)));
  return hash.digest('base64url');
}

/** Writes a file that other builds may read: it has its name once it's complete. */
function writeWhole(file: string, content: unknown): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content));
  renameSync(draft, file);
}

/** Stores an entry as two files: its front matter, which lists need, and its blocks. */
function storeEntry(folder: string, key: string, { facts, id, text }: StoredEntry): void {
  const texts = Object.entries(text);
  const blocks = texts.map(([locale, { blocks: own }]) => [locale, own]);
  const fields = texts.map(([locale, { file, fields: own }]) => [locale, { file, fields: own }]);
  writeWhole(join(folder, `${key}.blocks.json`), Object.fromEntries(blocks));
  writeWhole(join(folder, `${key}.json`), { id, facts, text: Object.fromEntries(fields) });
}

/**
 * Parses the Markdown files that have changed since an earlier build, into a folder that
 * `openStore` reads: a site with many articles needn't have all of them in memory.
 *
 * @param root the folder that has a folder for each collection
 * @throws {ContentError} on the first mistake in any file.
 */
export function storeContent(root: string, folder: string): StoredContent {
  mkdirSync(folder, { recursive: true });
  const stored = new Set(readdirSync(folder));
  const parser = parserHash();
  const keysOf = (name: CollectionName) =>
    idsOf(root, name).map((id) => {
      const key = keyOf(root, `${name}/${id}`, parser);
      if (!stored.has(`${key}.json`)) storeEntry(folder, key, readEntry(root, name, id));
      return key;
    });
  const names = Object.keys(collections) as readonly CollectionName[];
  return {
    folder,
    keys: Object.fromEntries(names.map((name) => [name, keysOf(name)])),
  };
}
