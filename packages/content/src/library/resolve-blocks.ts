import type { Block, VisitCounter } from '@otm/schema';
import type { SourceBlock } from '../markdown/source.ts';
import { type Lookup, resolve } from './resolve.ts';

/** Whether a build shows a block, by what counts its visits. */
const isShown = ({ visits }: SourceBlock, counter: VisitCounter | undefined) =>
  visits === undefined ||
  (visits === 'any' ? counter !== undefined : visits === (counter ?? 'none'));

/** Resolves the blocks that this build shows. */
export const resolveBlocks = (blocks: readonly SourceBlock[], lookup: Lookup): readonly Block[] =>
  blocks
    .filter((block) => isShown(block, lookup.visits?.counter))
    .map(({ visits: _, ...block }) => resolve<Block>(block, lookup));
