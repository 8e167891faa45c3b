import type { Block, BlockOf } from '@otm/schema';
import type { ComponentProps } from 'react';
import type { BlockContext } from './block-context.ts';
import { BlockDrawing, isDrawn } from './block-drawing.tsx';
import { BlockText, Definition } from './block-text.tsx';
import type { DrawnBlockType } from './block-view.ts';
import { Prose } from './prose.tsx';
import { segmentTexts } from './text-segments.ts';

/** Attributes of the root, plus the blocks and the site's context. */
export interface BlockListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In reading order. Keyword links aren't drawn: they set links in the other blocks' texts. */
  readonly blocks: readonly Block[];
  /**
   * What blocks need from the site. Pass the same `terms` array to each article: it's a cache key.
   */
  readonly context: BlockContext;
}

/**
 * An article made of typed blocks; adjacent bullets share one list. Use one per page: the
 * definitions of its terms have ids.
 */
export function BlockList({ blocks, context, ...rest }: BlockListProps) {
  const texts = segmentTexts(blocks, context.terms);
  const terms = [...texts.values()].flat().flatMap((it) => ('term' in it ? [it.term] : []));
  return (
    <Prose {...rest}>
      {groupBullets(blocks.filter(isDrawn)).map((group, groupIndex) => {
        const items = group.map((block, index) => {
          const text = <BlockText segments={texts.get(block) ?? []} context={context} />;
          // A block has no identity but its index: articles never change after they're drawn.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
          return <BlockDrawing key={index} block={block} text={text} context={context} />;
        });
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
        return isBullet(group[0]) ? <ul key={groupIndex}>{items}</ul> : items;
      })}
      {terms.map((term) => (
        <Definition key={term.id} term={term} />
      ))}
    </Prose>
  );
}

type DrawnBlock = BlockOf<DrawnBlockType>;

const isBullet = (block: Block | undefined) =>
  block?.type === 'bullet' || block?.type === 'linkedBullet';

/** Puts each run of bullets into one group and every other block into a group of its own. */
function groupBullets(blocks: readonly DrawnBlock[]): readonly (readonly DrawnBlock[])[] {
  const groups: DrawnBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (isBullet(block) && isBullet(last?.[0])) last?.push(block);
    else groups.push([block]);
  }
  return groups;
}
