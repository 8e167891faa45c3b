import type { Node } from '@markdoc/markdoc';
import {
  type IndicatorId,
  maxStorySteps,
  needsSession,
  replayOfView,
  type StoryBlock,
  type StoryStep,
  storyViews,
} from '@otm/schema';
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

/** Setups find their session by a rule; all other views draw a named one. */
const checkSession = (node: Node, file: string) => {
  const { primary, session } = node.attributes;
  const view = storyViews.find((it) => it === primary);
  if (view && needsSession(view) && session === undefined)
    throw mistake(
      node,
      file,
      `The view "${view}" has no session.`,
      'Name one, for example session="absorbedPush"; src/sessions has all of them.',
    );
  if (view && !needsSession(view) && session !== undefined)
    throw mistake(
      node,
      file,
      `The view "${view}" finds its session itself.`,
      `Remove session="${session}".`,
    );
};

/** The indicator that replays the view of a story. */
const replayOf = (node: Node, file: string): IndicatorId => {
  const views = Object.entries(replayOfView);
  const [, indicator] = views.find(([view]) => view === node.attributes.primary) ?? [];
  if (indicator) return indicator;
  throw mistake(
    node,
    file,
    `The view "${node.attributes.primary}" can't be replayed.`,
    `Remove live=true, or use one of the views ${views.map(([view]) => view).join(', ')}.`,
  );
};

function read(node: Node, file: string): Draft<StoryBlock> {
  const { live, primary, session, title } = node.attributes;
  const line = lineOf(node);
  checkNumbers(title, node, file);
  checkSession(node, file);
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
      ...(session !== undefined && { session: { kind: 'storySession', id: session, line } }),
    },
    title,
    ...(live && { live: replayOf(node, file) }),
    steps: steps.map((step) => stepOf(step, file, `${primary} ${session ?? ''}`)),
  };
}

/**
 * `{% story "delta" session="absorbedPush" title="…" %}` with two or more
 * `{% step "push" title="…" %}`: a computed picture, and steps that light parts of it.
 */
export const story: BlockTag = {
  schema: {
    attributes: {
      primary: required,
      live: { type: Boolean },
      session: { type: String },
      title: required,
    },
  },
  parts: { step: { attributes: { primary: required, title: required } } },
  read,
};
