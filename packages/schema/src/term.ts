import type { Localized } from './locale.ts';

/** A term of the glossary. */
export interface Term {
  /** The id in lists of related terms: lower case with hyphens. */
  readonly id: string;
  readonly name: Localized<string>;
  /** The definition in one sentence of at most 180 characters, shown in the popover. */
  readonly short: Localized<string>;
  /** More about the term, in two to four sentences. */
  readonly long: Localized<string>;
  /** Ids of terms to read next. */
  readonly related: readonly string[];
  /**
   * How articles write the term: its first occurrence in an article opens the definition. Empty if
   * the words also have other meanings.
   */
  readonly spellings: Localized<readonly string[]>;
  /** The English slug of the guide's article on it. */
  readonly article?: string;
}
