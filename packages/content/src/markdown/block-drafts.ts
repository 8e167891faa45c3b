import type { Node } from '@markdoc/markdoc';
import type { Block } from '@otm/schema';
import { ContentError } from '../content-error.ts';
import type { Draft } from './draft.ts';
import { type LinkedText, lineOf, readLinkedText, readPlainText } from './inline.ts';
import type { SourceBlock, VisitCondition } from './source.ts';
import { blockTags } from './tags/index.ts';

/** A block as parsed, with what its place in the other languages must have too. */
export interface ParsedBlock {
  readonly block: SourceBlock;
  readonly line: number;
  /** Whether only this language has it. */
  readonly extra: boolean;
}

const headings: Readonly<Record<number, 'heading' | 'subheading'>> = {
  2: 'heading',
  3: 'subheading',
};

const withLinks = ({ text, links }: LinkedText, plain: 'paragraph' | 'bullet'): Draft<Block> => {
  if (links.length === 0) return { type: plain, text };
  return { type: plain === 'bullet' ? 'linkedBullet' : 'linkedParagraph', text, links };
};

const readHeading = (node: Node, file: string): Draft<Block> => {
  const type = headings[node.attributes.level];
  if (type) return { type, text: readPlainText(node.children, file) };
  throw new ContentError({
    file,
    line: lineOf(node),
    problem: `A heading of level ${node.attributes.level} can't be used here.`,
    remedy: 'Use ## for a section and ### for a part of it; the title is in the front matter.',
  });
};

const readList = (node: Node, file: string): readonly Draft<Block>[] => {
  if (node.attributes.ordered)
    return [
      { type: 'steps', steps: node.children.map((item) => readPlainText(item.children, file)) },
    ];
  return node.children.map((item) => withLinks(readLinkedText(item.children, file), 'bullet'));
};

function draftsOf(node: Node, file: string): readonly Draft<Block>[] {
  if (node.type === 'heading') return [readHeading(node, file)];
  if (node.type === 'paragraph')
    return [withLinks(readLinkedText(node.children, file), 'paragraph')];
  if (node.type === 'list') return readList(node, file);
  const tag = node.tag === undefined ? undefined : blockTags[node.tag];
  if (tag) return [tag.read(node, file)];
  throw new ContentError({
    file,
    line: lineOf(node),
    problem: `"${node.tag ?? node.type}" can't be a block of its own.`,
    remedy: 'Use headings, paragraphs, lists, numbered steps, and the block tags of the README.',
  });
}

/**
 * Reads the blocks below the front matter.
 *
 * @throws {ContentError} on anything that no block can show.
 */
export function readBlockDrafts(nodes: readonly Node[], file: string): readonly ParsedBlock[] {
  return nodes.flatMap((node): readonly ParsedBlock[] => {
    if (node.type === 'comment') return [];
    if (node.tag === 'extra')
      return readBlockDrafts(node.children, file).map((parsed) => ({ ...parsed, extra: true }));
    if (node.tag === 'visits') {
      const visits: VisitCondition = node.attributes.by ?? 'any';
      return readBlockDrafts(node.children, file).map((parsed) => ({
        ...parsed,
        block: { ...parsed.block, visits },
      }));
    }
    return draftsOf(node, file).map((block) => ({ block, line: lineOf(node), extra: false }));
  });
}
