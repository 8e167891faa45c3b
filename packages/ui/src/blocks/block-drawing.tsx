import type { Block, BlockOf } from '@otm/schema';
import type { BlockView, BlockViewProps, DrawnBlockType } from './block-view.ts';
import * as views from './block-views.ts';

/** The view of every block type. A type without a view, or a view without a type, doesn't compile. */
export const blockViews: {
  readonly [Type in DrawnBlockType | keyof typeof views]: BlockView<Type>;
} = views;

/** A block drawn by the view of its type. */
export function BlockDrawing<Type extends DrawnBlockType>(props: BlockViewProps<Type>) {
  const View: BlockView<Type> = blockViews[props.block.type];
  return <View {...props} />;
}

/** Whether a block is drawn. */
export const isDrawn = (block: Block): block is BlockOf<DrawnBlockType> =>
  block.type !== 'keywordLinks';
