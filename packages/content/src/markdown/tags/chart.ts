import type { Node } from '@markdoc/markdoc';
import { type ChartBlock, chartMarks, hasMarks } from '@otm/schema';
import { ContentError } from '../../content-error.ts';
import type { Draft } from '../draft.ts';
import { lineOf } from '../inline.ts';
import { type BlockTag, required } from './tag.ts';

const read = (node: Node, file: string): Draft<ChartBlock> => {
  const { primary, live, marks, seed } = node.attributes;
  const line = lineOf(node);
  if (marks && !hasMarks(primary))
    throw new ContentError({
      file,
      line,
      problem: `The chart "${primary}" has no numbered marks.`,
      remedy: `Remove marks=true, or use one of the charts ${Object.keys(chartMarks).join(', ')}.`,
    });
  const named = { id: primary, line };
  const own = { ...(seed !== undefined && { seed }), ...(marks && { marks }) };
  if (live) return { type: 'chart', chart: { kind: 'indicator', ...named }, live: true, ...own };
  return { type: 'chart', chart: { kind: 'chart', ...named }, ...own };
};

/**
 * `{% chart "vwap" seed=12 live=true /%}`; a live chart can be replayed, and `marks=true` numbers the
 * places that the text explains.
 */
export const chart: BlockTag = {
  schema: {
    selfClosing: true,
    attributes: {
      primary: required,
      live: { type: Boolean },
      marks: { type: Boolean },
      seed: { type: Number },
    },
  },
  read,
};
