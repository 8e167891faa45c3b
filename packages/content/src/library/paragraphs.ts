import { ContentError } from '../content-error.ts';
import type { Draft } from '../markdown/draft.ts';
import type { SourceText } from '../markdown/source.ts';

/**
 * The paragraphs of a file that has nothing else.
 *
 * @throws {ContentError} if there are more, fewer, or other blocks.
 */
export const paragraphsOf = (
  { blocks, file }: SourceText<unknown>,
  count: number,
  remedy: string,
): readonly Draft<string>[] => {
  const paragraphs = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
  if (paragraphs.length === count && blocks.length === count) return paragraphs;
  const problem = `The text has ${blocks.length} blocks instead of ${count} without links.`;
  throw new ContentError({ file, line: 1, problem, remedy });
};
