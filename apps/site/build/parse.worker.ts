import { type EntryPlace, storeEntries } from '@otm/content/markdown';

/** Entries to parse, the folder of the content, and the one for what's parsed. */
export interface ParseTask {
  readonly root: string;
  readonly folder: string;
  readonly places: readonly EntryPlace[];
}

/** Parses entries. */
export const run = ({ root, folder, places }: ParseTask): void =>
  storeEntries(root, folder, places);
