import type { SearchStart } from './attach-dialog.ts';

/** Build results of a language that the search island needs. */
export interface SearchFiles {
  /** The URL of its documents, or of the facts about the files that have them. */
  readonly documents: string;
  readonly start: SearchStart;
}
