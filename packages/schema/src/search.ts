/** What a result of the search is part of. */
export type SearchKind = 'guide' | 'blog' | 'questions' | 'glossary' | 'page';

/** The words of the search itself, wherever it is opened. */
export interface SearchTexts {
  /** Names the way to the search, its field and its dialog. */
  readonly label: string;
  readonly close: string;
  /** What is searched, and what happens to the words that are typed. */
  readonly hint: string;
  readonly kinds: Readonly<Record<SearchKind, string>>;
  /** Stands before the number of results. */
  readonly found: string;
  readonly loading: string;
  readonly nothing: string;
  readonly failed: string;
  /** Names the links that stand where there are no results. */
  readonly start: string;
  readonly allArticles: string;
  readonly allTerms: string;
}
