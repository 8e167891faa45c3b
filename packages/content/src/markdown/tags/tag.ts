import type { Node, Schema } from '@markdoc/markdoc';
import type { Block } from '@otm/schema';
import type { Draft } from '../draft.ts';

/** A tag that is a block: what it may have, and how it's read. */
export interface BlockTag {
  readonly schema: Schema;
  /** The tags that only appear within it. */
  readonly parts?: Readonly<Record<string, Schema>>;
  readonly read: (node: Node, file: string) => Draft<Block>;
}

/** An attribute that a tag can't do without. */
export const required = { type: String, required: true } as const;
