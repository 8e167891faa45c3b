import type { Block } from '@otm/content/schema';
import { viewOf } from './block-views.tsx';

/** Props of {@link BlockList}. */
export interface BlockListProps {
  readonly blocks: readonly Block[];
}

/** A text made of typed blocks, in order; neighbouring bullets share one list. */
export function BlockList({ blocks }: BlockListProps) {
  return (
    <div className="otm-prose">
      {groupBullets(blocks).map((group, index) => {
        const items = group.map((block, place) => {
          const View = viewOf(block);
          // A block has no identity but its place: texts never change after they are drawn.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
          return <View key={place} block={block} />;
        });
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
        return group[0]?.type === 'bullet' ? <ul key={index}>{items}</ul> : items;
      })}
    </div>
  );
}

/** Puts each run of bullets into one group and every other block into a group of its own. */
function groupBullets(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const open = groups.at(-1);
    if (block.type === 'bullet' && open?.[0]?.type === 'bullet') open.push(block);
    else groups.push([block]);
  }
  return groups;
}
