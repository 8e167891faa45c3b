import type { PageMeta, TitledText } from './page.ts';

/** The texts around the terms of the glossary. */
export interface GlossaryPage {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** Name of the list of letters. */
  readonly letters: string;
  readonly related: string;
  /** Stands before the link to the guide's card on a term. */
  readonly article: string;
}

/** The texts of the blog around its posts. */
export interface BlogPage {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** The mark on the featured post. */
  readonly featured: string;
  readonly community: TitledText & { readonly telegram: string; readonly discord: string };
  /** Heading of the row with every post. */
  readonly all: string;
  /** Heading of the other posts under one, to the letter of the specification. */
  readonly also: string;
}
