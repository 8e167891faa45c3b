import type { Node } from '@markdoc/markdoc';
import { maxStorySteps, type StoryBlock, type StoryStep } from '@otm/schema';
import { ContentError } from '../../content-error.ts';
import type { Draft, Reference, Template } from '../draft.ts';
import { lineOf } from '../inline.ts';
import { type BlockTag, required } from './tag.ts';
import { readTextWithin } from './text-within.ts';

const mistake = (node: Node, file: string, problem: string, remedy: string) =>
  new ContentError({ file, line: lineOf(node), problem, remedy });

/** Numbers in a story come from the engine, so that they always match the picture. */
const checkNumbers = (text: string | Template, node: Node, file: string) => {
  const parts = typeof text === 'string' ? [text] : text.parts;
  for (const part of parts) {
    const typed = typeof part === 'string' ? part.match(/[\d.,]*\d/) : null;
    if (typed)
      throw mistake(
        node,
        file,
        `The number "${typed[0]}" is typed into a story.`,
        'Use a number of the picture, for example {% $session.delta %}, or write a count as a word.',
      );
  }
};

/** Looks variables up among the numbers of the picture first. */
const withValues = (text: string | Template, item: string): string | Template => {
  if (typeof text === 'string') return text;
  const parts = text.parts.map((part): string | Reference =>
    typeof part === 'string' ? part : { ...part, kind: 'storyValue', item },
  );
  return { parts };
};

const stepOf = (node: Node, file: string, item: string): Draft<StoryStep> => {
  const { primary, title } = node.attributes;
  const text = readTextWithin(node, file);
  checkNumbers(title, node, file);
  checkNumbers(text, node, file);
  const mark: Reference = { kind: 'storyMark', id: primary, item, line: lineOf(node) };
  return { mark, title, text: withValues(text, item) };
};

function read(node: Node, file: string): Draft<StoryBlock> {
  const { primary, session, title } = node.attributes;
  const line = lineOf(node);
  checkNumbers(title, node, file);
  const steps = node.children.filter(({ type }) => type !== 'comment');
  const other = steps.find(({ tag }) => tag !== 'step');
  if (other || steps.length < 2 || steps.length > maxStorySteps)
    throw mistake(
      other ?? node,
      file,
      `A story is two to ${maxStorySteps} steps and nothing else.`,
      'Write {% step "…" title="…" %}…{% /step %} for each place in the picture.',
    );
  return {
    type: 'story',
    picture: {
      view: { kind: 'storyView', id: primary, line },
      session: { kind: 'storySession', id: session, line },
    },
    title,
    steps: steps.map((step) => stepOf(step, file, `${primary} ${session}`)),
  };
}

/**
 * `{% story "delta" session="absorbedPush" title="…" %}` with two or more
 * `{% step "push" title="…" %}`: a computed picture, and steps that light parts of it.
 */
export const story: BlockTag = {
  schema: { attributes: { primary: required, session: required, title: required } },
  parts: { step: { attributes: { primary: required, title: required } } },
  read,
};
