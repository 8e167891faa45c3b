import type { BlockOf } from '@otm/schema';
import type { ComponentType } from 'react';

/** A term that texts link to its definition, in one language. */
export interface LinkedTerm {
  readonly id: string;
  readonly name: string;
  /** The definition in one sentence. */
  readonly short: string;
  /** How texts spell it; the first match in an article opens the definition. */
  readonly spellings: readonly string[];
  /** The full definition. */
  readonly href: string;
}

/** The components that a site provides for blocks that this package can't draw. */
export interface BlockComponents {
  readonly Chart: ComponentType<{ readonly block: BlockOf<'chart'> }>;
  readonly Story: ComponentType<{ readonly block: BlockOf<'story'> }>;
  readonly Video: ComponentType<{ readonly video: BlockOf<'video'>['video'] }>;
  /** Shown above questions, for example a field that filters them. */
  readonly QuestionTools?: ComponentType<{ readonly count: number }>;
}

/** The site that blocks are on, as far as they need to know it. */
export interface BlockContext {
  readonly components: BlockComponents;
  /** Where a byline links to. */
  readonly homeHref: string;
  /** The terms that texts link and that lists of terms name. */
  readonly terms: readonly LinkedTerm[];
  readonly labels: {
    /** Announced after links to other sites, for example `(opens in a new tab)`. */
    readonly newTab: string;
    /** Marks a review that no customer wrote. */
    readonly sample: string;
  };
}
