import type { Article, Block, ChartId, VisitCounter } from '@otm/schema';
import type { Draft } from './draft.ts';

/** The facts that the languages of an article share. */
export interface ArticleFacts {
  readonly group: string;
  readonly order?: number;
  readonly picture: Article['picture'];
  readonly published: string;
  readonly updated?: string;
  readonly related: readonly string[];
  readonly sources: readonly Source[];
}

/** The front matter that each language of an article has of its own. */
export interface ArticleFields {
  readonly slug: string;
  readonly title: string;
  readonly linkTitle: string;
  readonly summary: string;
  readonly metaTitle: string;
  readonly description: string;
  readonly risk: string;
}

/** The facts that the languages of a term share. */
export interface TermFacts {
  readonly article?: string;
  readonly picture?: ChartId;
  readonly related: readonly string[];
}

/** The front matter that each language of a term has of its own. */
export interface TermFields {
  readonly name: string;
  readonly slug?: string;
  readonly spellings: readonly string[];
}

/** Another company's page that a text relies on. */
export interface Source {
  readonly name: string;
  readonly url: string;
  /** The day on which it said so, as an ISO date. */
  readonly read: string;
}

/** The facts that the languages of a statement share. */
export interface StatementFacts {
  readonly sources: readonly Source[];
}

/** The front matter of a page that is one long text. */
export interface StatementFields {
  readonly title: string;
  readonly lead: string;
  readonly metaTitle: string;
  readonly description: string;
}

/** The front matter of a video. */
export interface VideoFields {
  readonly id: string;
  readonly title: string;
  readonly duration: string;
}

/** The service that counts visits where a block is shown: one, any of them, or none. */
export type VisitCondition = VisitCounter | 'any' | 'none';

/** A block as parsed. */
export type SourceBlock = Draft<Block> & {
  /** The builds that show it; every one without a condition. */
  readonly visits?: VisitCondition;
};

/** The facts about an article that other entries need, besides what they show of it. */
export interface Outline {
  readonly slug: Draft<string>;
  /** The ids of its questions, in order. */
  readonly questions: readonly string[];
  readonly hasVideos: boolean;
  /** Whether it names amounts of money, by a variable or in figures. */
  readonly hasPrices: boolean;
}

/** One language of an entry, parsed; ids and variables aren't looked up yet. */
export interface SourceText<Fields> {
  readonly file: string;
  readonly fields: Draft<Fields>;
  readonly blocks: readonly SourceBlock[];
  /** Known at once where fields and blocks are read on demand. */
  readonly outline?: Outline;
}

/** A folder with one Markdown file per language, parsed. */
export interface SourceEntry<Facts, Fields> {
  /** The name of its folder. */
  readonly id: string;
  readonly facts: Draft<Facts>;
  /** By locale; the library reports missing ones. */
  readonly text: Readonly<Record<string, SourceText<Fields>>>;
}

/** Everything written in Markdown, by collection. */
export interface ContentSource {
  /** Whether what articles say is read each time it's needed, instead of being in memory. */
  readonly isOnDemand?: boolean;
  readonly articles: readonly SourceEntry<ArticleFacts, ArticleFields>[];
  readonly glossary: readonly SourceEntry<TermFacts, TermFields>[];
  readonly statements: readonly SourceEntry<StatementFacts, StatementFields>[];
  readonly videos: readonly SourceEntry<object, VideoFields>[];
}
