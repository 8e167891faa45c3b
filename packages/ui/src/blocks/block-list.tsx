import type { Block } from '@otm/schema';
import { BlockText, Definition } from './block-text.tsx';
import { viewOf } from './block-views.tsx';
import type { BlockSurroundings } from './surroundings.ts';
import { segmentTexts } from './text-segments.ts';

/** Props of {@link BlockList}. */
export interface BlockListProps {
  readonly blocks: readonly Block[];
  readonly around: BlockSurroundings;
}

/**
 * A text made of typed blocks, in order; neighbouring bullets share one list. A page holds one: the
 * definitions of its terms have ids.
 */
export function BlockList({ blocks, around }: BlockListProps) {
  const texts = segmentTexts(blocks, around.terms);
  const opened = [...texts.values()].flat().flatMap((it) => ('term' in it ? [it.term] : []));
  return (
    <div className="otm-prose">
      {groupBullets(blocks).map((group, index) => {
        const items = group.map((block, place) => {
          const View = viewOf(block);
          const text = <BlockText segments={texts.get(block) ?? []} around={around} />;
          // A block has no identity but its place: texts never change after they are drawn.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
          return <View key={place} block={block} text={text} around={around} />;
        });
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
        return isBullet(group[0]) ? <ul key={index}>{items}</ul> : items;
      })}
      {opened.map((term) => (
        <Definition key={term.id} term={term} more={around.words.moreOnTerm} />
      ))}
    </div>
  );
}

const isBullet = (block: Block | undefined) =>
  block?.type === 'bullet' || block?.type === 'linkedBullet';

/** Puts each run of bullets into one group and every other block into a group of its own. */
function groupBullets(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const open = groups.at(-1);
    if (isBullet(block) && isBullet(open?.[0])) open?.push(block);
    else groups.push([block]);
  }
  return groups;
}
