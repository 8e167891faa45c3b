import type { ChartId } from './chart-placeholders.ts';
import type { Href } from './href.ts';
import type { IndicatorId } from './indicator.ts';
import type { TitledText, Video } from './page.ts';
import type { ReviewText } from './review.ts';
import type { StoryPicture, StoryStep } from './story.ts';

/** A heading that starts a section and is listed in the table of contents. */
export interface HeadingBlock {
  readonly type: 'heading';
  readonly text: string;
}

/** A heading within a section. */
export interface SubheadingBlock {
  readonly type: 'subheading';
  readonly text: string;
}

/** A paragraph of plain text. */
export interface ParagraphBlock {
  readonly type: 'paragraph';
  readonly text: string;
}

/** An indented paragraph, which belongs to the one above it. */
export interface IndentedParagraphBlock {
  readonly type: 'indentedParagraph';
  readonly text: string;
}

/** An indented note in small print. */
export interface IndentedNoteBlock {
  readonly type: 'indentedNote';
  readonly text: string;
}

/** A paragraph with links: each `[label]` in its text links to the target at the same index. */
export interface LinkedParagraphBlock {
  readonly type: 'linkedParagraph';
  readonly text: string;
  readonly links: readonly Href[];
}

/** A list item; adjacent ones form one list. */
export interface BulletBlock {
  readonly type: 'bullet';
  readonly text: string;
}

/** A list item with links: each `[label]` in its text links to the target at the same index. */
export interface LinkedBulletBlock {
  readonly type: 'linkedBullet';
  readonly text: string;
  readonly links: readonly Href[];
}

/** Links the first occurrence of each label in the text. Renders nothing itself. */
export interface KeywordLinksBlock {
  readonly type: 'keywordLinks';
  readonly links: Readonly<Record<string, Href>>;
}

/** The author of the text; links to the home page. */
export interface BylineBlock {
  readonly type: 'byline';
  readonly text: string;
}

/** A link to another site in a line of its own. */
export interface ExternalLinkBlock {
  readonly type: 'externalLink';
  readonly label: string;
  readonly href: Href;
}

/** An image file. */
export interface ImageSource {
  readonly src: Href;
  /** The text alternative; empty for decoration. */
  readonly alt: string;
  /** In pixels; reserves space until the file has loaded. */
  readonly width?: number;
  readonly height?: number;
}

/** An image as wide as the text. */
export interface ImageBlock {
  readonly type: 'image';
  readonly image: ImageSource;
}

/** A small image within the flow of the text. */
export interface InlineImageBlock {
  readonly type: 'inlineImage';
  readonly image: ImageSource;
}

/** An embedded video; nothing is loaded before the visitor plays it. */
export interface VideoBlock {
  readonly type: 'video';
  readonly video: Pick<Video, 'id' | 'title'> & Partial<Omit<Video, 'id' | 'title'>>;
}

/**
 * A chart; an indicator's own can be replayed when `live`. A seed of its own gives it a session that
 * no other picture has. With `marks`, the places that the text explains are numbered, where the chart
 * has any: see `chartMarks`.
 */
export type ChartBlock = {
  readonly type: 'chart';
  readonly seed?: number;
  readonly marks?: boolean;
} & (
  | { readonly chart: IndicatorId; readonly live: true }
  | { readonly chart: ChartId; readonly live?: false }
);

/** A computed picture next to numbered steps; each step lights and names a part of it. */
export interface StoryBlock {
  readonly type: 'story';
  readonly picture: StoryPicture;
  readonly title: string;
  readonly steps: readonly StoryStep[];
  /** The indicator with which the session can be replayed. */
  readonly live?: IndicatorId;
}

/** Instructions in order. */
export interface StepsBlock {
  readonly type: 'steps';
  readonly steps: readonly string[];
}

/** A table with a name and a value in each row. */
export interface FactsBlock {
  readonly type: 'facts';
  readonly caption: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

/** Glossary terms that belong to the text, by id. */
export interface TermsBlock {
  readonly type: 'terms';
  readonly title: string;
  readonly terms: readonly string[];
}

/** A risk statement, as large and as legible as the text around it. */
export interface RiskNoteBlock {
  readonly type: 'riskNote';
  readonly title: string;
  readonly text: string;
}

/** A verbatim quote in its own language, for example a statement that a rule prescribes. */
export interface QuoteBlock {
  readonly type: 'quote';
  readonly text: string;
  /** The language of the quoted text, where it differs from the page's. */
  readonly lang?: string;
  /** The source of the quote. */
  readonly source: string;
}

/** An example with a result in money. */
export interface ResultExample<Outcome extends 'gain' | 'loss'> extends TitledText {
  readonly outcome: Outcome;
  /** The result as the visitor reads it, for example `+$360`. */
  readonly result: string;
}

/**
 * Results in money: a gain always comes with a loss, and both with the statement that the law
 * prescribes for hypothetical results.
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

/** Customer reviews, with the statement that has to be next to testimonials. */
export interface TestimonialsBlock {
  readonly type: 'testimonials';
  readonly reviews: readonly ReviewText[];
  readonly disclosure: TitledText;
}

/** A question with its answer, one string per paragraph; its number is its position. */
export interface Question {
  /** Names it in links from other texts; its URL has its number. */
  readonly id?: string;
  readonly question: string;
  readonly answer: readonly string[];
  /** Where to read more, or to do what the answer names. */
  readonly more?: readonly { readonly label: string; readonly href: Href }[];
}

/** Numbered questions that open on click; the fragment of the seventh is `#q7`. */
export interface QuestionsBlock {
  readonly type: 'questions';
  readonly questions: readonly Question[];
}

/** One piece of a text. The block renderer has one view for each type. */
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
  | StoryBlock
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
