import type { StoryBlock } from '@otm/schema';
import { ContentError } from '../content-error.ts';
import type { ParsedBlock } from './block-drafts.ts';
import type { Draft } from './draft.ts';
import type { ParsedFile } from './read-file.ts';

/** The id of a reference, or the text itself. */
const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : String(value);

/** A story, by its picture and the marks of its steps. */
const storyOutline = ({ picture, steps }: Draft<StoryBlock>): string =>
  `story ${[picture.view, picture.session ?? ''].map(idOf).join(' ')}: ${steps.map(({ mark }) => idOf(mark)).join(', ')}`;

/** A block, and the builds that show it. */
const outline = ({ block }: ParsedBlock): string =>
  block.visits
    ? `${contentsOf(block)} where visits are counted by ${block.visits}`
    : contentsOf(block);

/** The parts of blocks that a translation must have in the same number and under the same ids. */
const contentsOf = (block: ParsedBlock['block']): string => {
  if (!('type' in block)) return '';
  const type = String(block.type);
  if ('questions' in block && Array.isArray(block.questions))
    return `${type} ${block.questions.map((question) => ('id' in question ? question.id : '')).join(' ')}`;
  if ('rows' in block && Array.isArray(block.rows)) return `${type} of ${block.rows.length} rows`;
  if (block.type === 'story') return storyOutline(block);
  if ('steps' in block && Array.isArray(block.steps)) return `${type} of ${block.steps.length}`;
  return type;
};

/**
 * Compares a translation with its original, block by block.
 *
 * @throws {ContentError} at the first block that differs in kind.
 */
export function compareStructure(original: ParsedFile, translation: ParsedFile): void {
  const shared = ({ blocks }: ParsedFile) => blocks.filter(({ extra }) => !extra);
  const [blocks, translated] = [shared(original), shared(translation)];
  for (let place = 0; place < Math.max(blocks.length, translated.length); place += 1) {
    const [here, there] = [translated[place], blocks[place]];
    const [found, expected] = [here, there].map((block) => (block ? outline(block) : 'nothing'));
    if (found === expected) continue;
    throw new ContentError({
      file: translation.file,
      line: here?.line ?? translated.at(-1)?.line ?? 1,
      problem: `Here is "${found}" where ${original.file}:${there?.line ?? 'end'} has "${expected}".`,
      remedy:
        'Give both languages the same blocks in the same order, or put a block that only one needs in {% extra %}.',
    });
  }
}
