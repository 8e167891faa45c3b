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
  /**
   * What is read on demand: a line for each part, of the name that reading it notes and its hash. Empty
   * if reading isn't noted.
   */
  readonly parts: string;
}

/** A list of what is stored: a build with many entries compares all and opens none. */
interface StoredIndex {
  readonly states: readonly EntryState[];
  /** The entries as JSON, in the same order. */
  readonly entries: readonly string[];
}

/** Between entries: JSON has no line break of its own. */
const separator = ',\n';

/** The lines of a list: the parser's hash, what a build compares, and the entries. */
function splitIndex(file: string) {
  const text = readFileSync(file, 'utf8');
  const end = text.indexOf('\n');
  const start = text.indexOf('\n', end + 1);
  return {
    parser: text.slice(0, end),
    states: text.slice(end + 1, start),
    entries: text.slice(start + 1),
  };
}

/** Reads what a parser, by its hash, has stored; nothing of what others have, in any format. */
export function readIndex(file: string, parser: string): StoredIndex | undefined {
  try {
    const { entries, states, ...found } = splitIndex(file);
    if (found.parser !== parser) return undefined;
    return { states: JSON.parse(states), entries: entries.split(separator) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a list of what a parser has stored. */
export const writeIndex = (file: string, parser: string, { entries, states }: StoredIndex): void =>
  writeWhole(file, [parser, JSON.stringify(states), entries.join(separator)].join('\n'));

/** Reads the entries alone. */
export const readEntries = (file: string): readonly StoredEntry[] =>
  JSON.parse(`[${splitIndex(file).entries}]`);

/** Writes a file that other builds may read: it has its name once it's complete. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
