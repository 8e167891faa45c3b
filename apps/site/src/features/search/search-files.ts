import type { SearchStart } from './attach-dialog.ts';

/** What the code of the search needs to know of a language's build. */
export interface SearchFiles {
  /** The address of its documents. */
  readonly documents: string;
  readonly start: SearchStart;
}
