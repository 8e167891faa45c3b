import type { SearchKind } from '@otm/schema';

/** A unit of search: a section of an article, a question, a term, or a page. */
export interface SearchDocument {
  /** Its URL path, with a fragment if it has one. */
  readonly url: string;
  /** The title of the page, the question, or the term. */
  readonly title: string;
  readonly kind: SearchKind;
  /** The heading above it, in an article. */
  readonly section?: string;
  readonly text: string;
  /** Other words for what it says, found but never shown. */
  readonly keywords?: string;
}
