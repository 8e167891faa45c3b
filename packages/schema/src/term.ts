import type { Localized } from './locale.ts';

/** A term of the glossary. */
export interface Term {
  /** Names it in lists of related terms; lower case with hyphens. */
  readonly id: string;
  readonly name: Localized<string>;
  /** The definition in one sentence, at most 180 characters: what opens over a text. */
  readonly short: Localized<string>;
  /** What else there is to know: two to four sentences. */
  readonly long: Localized<string>;
  /** Ids of terms to read next. */
  readonly related: readonly string[];
  /**
   * How articles spell it: the first such words in an article open the definition. Empty where the
   * words also mean other things.
   */
  readonly spellings: Localized<readonly string[]>;
  /** The English slug of the guide's article on it. */
  readonly article?: string;
}
