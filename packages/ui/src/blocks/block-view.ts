import type { BlockOf, BlockType } from '@otm/schema';
import type { ReactNode } from 'react';
import type { BlockContext } from './block-context.ts';

/** The block types that are drawn. Keyword links only configure the links of the other blocks. */
export type DrawnBlockType = Exclude<BlockType, 'keywordLinks'>;

type DrawnBlocks = { readonly [Type in DrawnBlockType]: BlockOf<Type> };

/** A block of a given type, its linked text, and the site's context. */
export interface BlockViewProps<Type extends DrawnBlockType = DrawnBlockType> {
  readonly block: DrawnBlocks[Type];
  /** The block's text with its links and terms; empty for a block that isn't prose. */
  readonly text: ReactNode;
  readonly context: BlockContext;
}

/** The component that draws blocks of a type. */
export type BlockView<Type extends DrawnBlockType> = (props: BlockViewProps<Type>) => ReactNode;
