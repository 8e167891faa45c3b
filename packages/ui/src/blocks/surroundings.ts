import type { BlockOf } from '@otm/schema';
import type { ComponentType } from 'react';

/** A term as one language's texts open it. */
export interface LinkedTerm {
  readonly id: string;
  readonly name: string;
  /** The definition in one sentence. */
  readonly short: string;
  /** How texts spell it; the first such words in a text open the definition. */
  readonly spellings: readonly string[];
  /** Where the whole definition stands. */
  readonly href: string;
}

/** What blocks need from the site around them. */
export interface BlockSurroundings {
  /** Draws a computed picture. */
  readonly Chart: ComponentType<{ readonly block: BlockOf<'chart'> }>;
  readonly Video: ComponentType<{ readonly video: BlockOf<'video'>['video'] }>;
  /** Stands over questions, for example a field that filters them. */
  readonly QuestionTools?: ComponentType<{ readonly count: number }>;
  /** Where a byline leads. */
  readonly home: string;
  /** The terms that texts open, and that lists of terms name. */
  readonly terms: readonly LinkedTerm[];
  readonly words: {
    /** Said after links to other sites, for example `(opens in a new tab)`. */
    readonly newTab: string;
    /** The mark on a review that no customer wrote. */
    readonly sample: string;
    /** Leads from a definition to the whole of it. */
    readonly moreOnTerm: string;
  };
}
