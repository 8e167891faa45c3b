import type { SearchKind } from '@otm/schema';

/** A piece of the site that the search can find: a section of a text, a question, a term, a page. */
export interface SearchDocument {
  /** Its address within the site, with its fragment where it has one. */
  readonly url: string;
  /** Title of the page, or the question, or the term. */
  readonly title: string;
  readonly kind: SearchKind;
  /** The heading that it stands under, where it is a part of a text. */
  readonly section?: string;
  readonly text: string;
}
