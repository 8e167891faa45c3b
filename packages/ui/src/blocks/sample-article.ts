import type { Block, BlockOf, BlockType, Locale, Localized } from '@otm/schema';
import * as samples from './sample-blocks.ts';

/**
 * A block of every type in every language, for stories and tests. A type without a sample, or a
 * sample without a type, doesn't compile.
 */
export const sampleBlocks: {
  readonly [Type in BlockType | keyof typeof samples]: Localized<BlockOf<Type>>;
} = samples;

/** The order of an article. The types that aren't named follow. */
const order: readonly BlockType[] = [
  'heading',
  'subheading',
  'paragraph',
  'indentedParagraph',
  'indentedNote',
  'linkedParagraph',
  'bullet',
  'linkedBullet',
  'keywordLinks',
  'byline',
  'externalLink',
  'image',
  'inlineImage',
  'video',
  'chart',
  'story',
  'steps',
  'facts',
  'terms',
  'riskNote',
  'quote',
  'results',
  'testimonials',
  'questions',
];

const inOrder: readonly Localized<Block>[] = [
  ...order.map((type) => sampleBlocks[type]),
  ...Object.values(sampleBlocks).filter(({ en }) => !order.includes(en.type)),
];

/** Returns an article with one block of every type. */
export const sampleArticle = (locale: Locale): readonly Block[] =>
  inOrder.map((sample) => sample[locale]);
