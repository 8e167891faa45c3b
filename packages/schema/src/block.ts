import type { Address } from './address.ts';
import type { ChartId } from './chart-placeholders.ts';
import type { IndicatorId } from './indicator.ts';
import type { TitledText, Video } from './page.ts';
import type { ReviewText } from './review.ts';

/** Starts a section of a text, and stands in its contents. */
export interface HeadingBlock {
  readonly type: 'heading';
  readonly text: string;
}

/** Starts a part of a section. */
export interface SubheadingBlock {
  readonly type: 'subheading';
  readonly text: string;
}

/** A paragraph of plain text. */
export interface ParagraphBlock {
  readonly type: 'paragraph';
  readonly text: string;
}

/** A paragraph set in from the edge: what belongs to the one above it. */
export interface IndentedParagraphBlock {
  readonly type: 'indentedParagraph';
  readonly text: string;
}

/** A note set in from the edge, in small print. */
export interface IndentedNoteBlock {
  readonly type: 'indentedNote';
  readonly text: string;
}

/** A paragraph with links: each `[label]` in its text leads to the address at the same place. */
export interface LinkedParagraphBlock {
  readonly type: 'linkedParagraph';
  readonly text: string;
  readonly links: readonly Address[];
}

/** One item of a list; neighbours make one list together. */
export interface BulletBlock {
  readonly type: 'bullet';
  readonly text: string;
}

/** An item of a list with links: each `[label]` in its text leads to the address at the same place. */
export interface LinkedBulletBlock {
  readonly type: 'linkedBullet';
  readonly text: string;
  readonly links: readonly Address[];
}

/** Links wherever the text first says these words: labels and their addresses. Draws nothing itself. */
export interface KeywordLinksBlock {
  readonly type: 'keywordLinks';
  readonly links: Readonly<Record<string, Address>>;
}

/** Who wrote the text; leads to the home page. */
export interface BylineBlock {
  readonly type: 'byline';
  readonly text: string;
}

/** A link that stands alone and leads to another site. */
export interface ExternalLinkBlock {
  readonly type: 'externalLink';
  readonly label: string;
  readonly address: Address;
}

/** A picture that lies in a file. */
export interface ImageSource {
  readonly src: Address;
  /** What it shows; empty for decoration. */
  readonly alt: string;
  /** In pixels; the page keeps the room before the file is there. */
  readonly width?: number;
  readonly height?: number;
}

/** A picture as wide as the text. */
export interface ImageBlock {
  readonly type: 'image';
  readonly image: ImageSource;
}

/** A small picture within the flow of the text. */
export interface InlineImageBlock {
  readonly type: 'inlineImage';
  readonly image: ImageSource;
}

/** A video of the video host; nothing is loaded before the visitor asks. */
export interface VideoBlock {
  readonly type: 'video';
  readonly video: Pick<Video, 'id' | 'title'> & Partial<Omit<Video, 'id' | 'title'>>;
}

/** A computed picture; an indicator's own can be played when `live`. */
export type ChartBlock = { readonly type: 'chart' } & (
  | { readonly chart: IndicatorId; readonly live: true }
  | { readonly chart: ChartId; readonly live?: false }
);

/** Things to do one after the other. */
export interface StepsBlock {
  readonly type: 'steps';
  readonly steps: readonly string[];
}

/** A table of facts: a name and a value in each row. */
export interface FactsBlock {
  readonly type: 'facts';
  readonly caption: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

/** Terms of the glossary that belong to the text, by id. */
export interface TermsBlock {
  readonly type: 'terms';
  readonly title: string;
  readonly terms: readonly string[];
}

/** A statement of risk, shown as large and as clear as the text around it. */
export interface RiskNoteBlock {
  readonly type: 'riskNote';
  readonly title: string;
  readonly text: string;
}

/** A text quoted to the letter in its own language, for example a rule's prescribed statement. */
export interface QuoteBlock {
  readonly type: 'quote';
  readonly text: string;
  /** The language of the quoted text, where it differs from the page's. */
  readonly lang?: string;
  /** Where the text comes from. */
  readonly source: string;
}

/** An example with a result in money. */
export interface ResultExample<Outcome extends 'gain' | 'loss'> extends TitledText {
  readonly outcome: Outcome;
  /** The result as the visitor reads it, for example `+$360`. */
  readonly result: string;
}

/**
 * Results in money: a gain never stands without a loss beside it, nor both without the statement
 * that the law prescribes for hypothetical results.
 */
export interface ResultsBlock {
  readonly type: 'results';
  readonly examples: readonly [ResultExample<'gain'>, ResultExample<'loss'>];
  readonly disclosure: {
    readonly title: string;
    readonly statement: Omit<QuoteBlock, 'type'>;
    /** The statement in plain words of the page's language. */
    readonly plain: string;
  };
}

/** What customers said, with the statement that must stand beside testimonials. */
export interface TestimonialsBlock {
  readonly type: 'testimonials';
  readonly reviews: readonly ReviewText[];
  readonly disclosure: TitledText;
}

/** A question with its answer, one paragraph a string; its number is its place. */
export interface Question {
  readonly question: string;
  readonly answer: readonly string[];
  /** Leads on from the answer. */
  readonly link?: { readonly label: string; readonly address: Address };
}

/** Numbered questions, each of which opens; the seventh has the address `#q7`. */
export interface QuestionsBlock {
  readonly type: 'questions';
  readonly questions: readonly Question[];
}

/** One piece of a text; the type names its view in the block renderer. */
export type Block =
  | HeadingBlock
  | SubheadingBlock
  | ParagraphBlock
  | IndentedParagraphBlock
  | IndentedNoteBlock
  | LinkedParagraphBlock
  | BulletBlock
  | LinkedBulletBlock
  | KeywordLinksBlock
  | BylineBlock
  | ExternalLinkBlock
  | ImageBlock
  | InlineImageBlock
  | VideoBlock
  | ChartBlock
  | StepsBlock
  | FactsBlock
  | TermsBlock
  | RiskNoteBlock
  | QuoteBlock
  | ResultsBlock
  | TestimonialsBlock
  | QuestionsBlock;

/** The name of a block type. */
export type BlockType = Block['type'];

/** The block of a given type. */
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;
