/** Starts a section of a text; its level follows from where the text stands. */
export interface HeadingBlock {
  readonly type: 'heading';
  readonly text: string;
}

/** A paragraph of plain text. */
export interface ParagraphBlock {
  readonly type: 'paragraph';
  readonly text: string;
}

/** One item of a list; neighbours make one list together. */
export interface BulletBlock {
  readonly type: 'bullet';
  readonly text: string;
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

/** One piece of a text; the type names its view in the block renderer. */
export type Block = HeadingBlock | ParagraphBlock | BulletBlock | RiskNoteBlock | QuoteBlock;

/** The name of a block type. */
export type BlockType = Block['type'];

/** The block of a given type. */
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;
