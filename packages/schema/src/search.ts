/** The kind of content that a search result belongs to. */
export type SearchKind = 'guide' | 'blog' | 'questions' | 'glossary' | 'page';

/** The labels of the search, on its page and in its dialog. */
export interface SearchTexts {
  /** Names the link to the search, its field and its dialog. */
  readonly label: string;
  readonly close: string;
  /** Explains which content is searched, and that queries stay in the browser. */
  readonly hint: string;
  readonly kinds: Readonly<Record<SearchKind, string>>;
  /** Shown before the number of results. */
  readonly found: string;
  readonly loading: string;
  readonly nothing: string;
  readonly failed: string;
  /** Names the links that replace missing results. */
  readonly start: string;
  readonly allArticles: string;
  readonly allTerms: string;
}
