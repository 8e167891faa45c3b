import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Outline } from './source.ts';

/** One language of an entry, without what is read on demand. */
export interface StoredText {
  readonly file: string;
  readonly outline?: Outline;
  /** Hashes of what is read on demand. */
  readonly hashes: Readonly<Record<'blocks' | 'fields', string>>;
}

/** An entry, without what is read on demand. */
export interface StoredEntry {
  readonly id: string;
  /** The name of its files in the store. */
  readonly key: string;
  /** When its files were changed. */
  readonly stamp: string;
  readonly facts: object;
  readonly text: Readonly<Record<string, StoredText>>;
}

/** Parsed content in files, by `storeContent`. */
export interface StoredContent {
  readonly folder: string;
  /** The hash of the parser. */
  readonly parser: string;
  /** The entries of each collection. */
  readonly collections: Readonly<Record<string, readonly StoredEntry[]>>;
}

/** Reads what is stored, if anything is. */
export function readIndex(file: string): StoredContent | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file that other builds may read: it has its name once it's complete. */
export function writeWhole(file: string, content: unknown): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content));
  renameSync(draft, file);
}
