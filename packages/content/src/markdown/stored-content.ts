import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { CollectionName } from './collections.ts';
import type { Outline } from './source.ts';

/** One language of an entry, without what is read on demand. */
export interface StoredText {
  readonly file: string;
  readonly outline?: Outline;
}

/** An entry, without what is read on demand. */
export interface StoredEntry {
  readonly name: CollectionName;
  readonly id: string;
  /** The name of its files in the store. */
  readonly key: string;
  readonly facts: object;
  readonly text: Readonly<Record<string, StoredText>>;
}

/** The facts about an entry that a build compares. */
export interface EntryState {
  readonly name: CollectionName;
  readonly id: string;
  /** When its files were changed. */
  readonly stamp: string;
  /** A hash of all but the parts. */
  readonly structure: string;
  /** Hashes of what is read on demand and noted then, by names such as `en/blocks`. */
  readonly parts: Readonly<Record<string, string>>;
}

/** A list of what is stored: a build with many entries compares all and opens none. */
export interface StoredIndex {
  /** The hash of the parser. */
  readonly parser: string;
  readonly states: readonly EntryState[];
  /** The entries as JSON, in the same order. */
  readonly entries: readonly string[];
}

/** Between entries: JSON has no line break of its own. */
const separator = ',\n';

function splitIndex(file: string) {
  const text = readFileSync(file, 'utf8');
  const end = text.indexOf('\n');
  return { head: text.slice(0, end), entries: text.slice(end + 1) };
}

/** Reads what is stored, if anything is. */
export function readIndex(file: string): StoredIndex | undefined {
  try {
    const { entries, head } = splitIndex(file);
    return { ...JSON.parse(head), entries: entries.split(separator) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a list of what is stored: a line of what a build compares, and a line for each entry. */
export const writeIndex = (file: string, { entries, ...head }: StoredIndex): void =>
  writeWhole(file, `${JSON.stringify(head)}\n${entries.join(separator)}`);

/** Reads the entries alone. */
export const readEntries = (file: string): readonly StoredEntry[] =>
  JSON.parse(`[${splitIndex(file).entries}]`);

/** Writes a file that other builds may read: it has its name once it's complete. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
