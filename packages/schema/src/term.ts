import type { ChartId } from './chart-placeholders.ts';
import type { Localized } from './locale.ts';
import type { PageMeta } from './page.ts';

/** A term of the glossary, with a page of its own. */
export interface Term {
  /** The id in lists of related terms: lower case with hyphens. */
  readonly id: string;
  /** The last segment of its path in each language. */
  readonly slug: Localized<string>;
  readonly meta: Localized<PageMeta>;
  readonly name: Localized<string>;
  /** The definition in one sentence of at most 180 characters, shown in the popover. */
  readonly short: Localized<string>;
  /** More about the term, in two to four sentences. */
  readonly long: Localized<string>;
  /** A worked example, with numbers where the term has some. */
  readonly example: Localized<string>;
  /** The mistake that the term invites. */
  readonly mistake: Localized<string>;
  /** The computed chart on its page, where one helps. */
  readonly picture?: ChartId;
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
