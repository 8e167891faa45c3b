import type { Node } from '@markdoc/markdoc';
import type { ChartBlock } from '@otm/schema';
import type { Draft } from '../draft.ts';
import { lineOf } from '../inline.ts';
import { type BlockTag, required } from './tag.ts';

const read = (node: Node): Draft<ChartBlock> => {
  const { primary, live, seed } = node.attributes;
  const named = { id: primary, line: lineOf(node) };
  const own = seed !== undefined && { seed };
  if (live) return { type: 'chart', chart: { kind: 'indicator', ...named }, live: true, ...own };
  return { type: 'chart', chart: { kind: 'chart', ...named }, ...own };
};

/** `{% chart "vwap" seed=12 live=true /%}`; a live chart can be replayed. */
export const chart: BlockTag = {
  schema: {
    selfClosing: true,
    attributes: { primary: required, live: { type: Boolean }, seed: { type: Number } },
  },
  read,
};
