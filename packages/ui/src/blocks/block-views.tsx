import type { Block, BlockOf, BlockType } from '@otm/content/schema';
import type { ComponentType } from 'react';
import { RiskNote } from '../risk-note/risk-note.tsx';

/** The view of a block type: gets the block, draws it. */
export type BlockView<Type extends BlockType> = ComponentType<{ readonly block: BlockOf<Type> }>;

/** The view of every block type; a type without a view does not compile. */
export const blockViews: { readonly [Type in BlockType]: BlockView<Type> } = {
  heading: ({ block }) => <h2>{block.text}</h2>,
  paragraph: ({ block }) => <p>{block.text}</p>,
  bullet: ({ block }) => <li>{block.text}</li>,
  riskNote: ({ block }) => <RiskNote title={block.title} text={block.text} />,
  quote: ({ block }) => (
    <figure className="otm-quote">
      <blockquote lang={block.lang}>{block.text}</blockquote>
      <figcaption>{block.source}</figcaption>
    </figure>
  ),
};

/** The view of a block, whatever its type. */
export function viewOf(block: Block): ComponentType<{ readonly block: Block }> {
  return blockViews[block.type] as ComponentType<{ readonly block: Block }>;
}
