import type { Node } from '@markdoc/markdoc';
import type { Question, QuestionsBlock } from '@otm/schema';
import { ContentError } from '../../content-error.ts';
import type { Draft, Template } from '../draft.ts';
import { lineOf, readLinkedText, readPlainText } from '../inline.ts';
import type { BlockTag } from './tag.ts';

const mistake = (node: Node, file: string, problem: string, remedy: string) =>
  new ContentError({ file, line: lineOf(node), problem, remedy });

/** A label that is a link as a whole, without the brackets that mark links in a text. */
const labelOf = (text: string | Template): string | Template => {
  if (typeof text === 'string') return text.slice(1, -1);
  return { parts: text.parts.filter((part) => part !== '[' && part !== ']') };
};

/** A paragraph that is one link and nothing else. */
const soleLink = (paragraph: Node) => {
  const [inline] = paragraph.children;
  return inline?.children.length === 1 && inline.children[0]?.type !== 'text';
};

type MoreLink = NonNullable<Question['more']>[number];

const linkOf = (paragraph: Node, file: string): Draft<MoreLink> => {
  const { text, links } = readLinkedText(paragraph.children, file);
  const [href = ''] = links;
  return { label: labelOf(text), href };
};

/** Splits the links at the end of an answer, each on a line of its own, from its prose. */
const splitLinks = (paragraphs: readonly Node[]) => {
  const prose = paragraphs.findLastIndex((paragraph) => !soleLink(paragraph)) + 1;
  return { answer: paragraphs.slice(0, prose), links: paragraphs.slice(prose) };
};

const questionOf = (heading: Node, paragraphs: readonly Node[], file: string) => {
  const { id } = heading.attributes;
  if (typeof id !== 'string')
    throw mistake(
      heading,
      file,
      'A question has no id.',
      'Add one after it, for example {% #refund %}; links to the question use it.',
    );
  const { answer, links } = splitLinks(paragraphs);
  if (answer.length === 0)
    throw mistake(heading, file, 'A question has no answer.', 'Write a paragraph below it.');
  return {
    id,
    question: readPlainText(heading.children, file),
    answer: answer.map((paragraph) => readPlainText(paragraph.children, file)),
    ...(links.length > 0 && { more: links.map((link) => linkOf(link, file)) }),
  };
};

/** Groups the nodes below each heading with it. */
const grouped = (nodes: readonly Node[], file: string) => {
  const groups: { heading: Node; paragraphs: Node[] }[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.attributes.level === 3)
      groups.push({ heading: node, paragraphs: [] });
    else if (node.type === 'paragraph' && groups.length > 0) groups.at(-1)?.paragraphs.push(node);
    else
      throw mistake(
        node,
        file,
        'Questions are headings with paragraphs below them.',
        'Write "### Question {% #id %}" and then the answer.',
      );
  }
  return groups;
};

const read = (node: Node, file: string): Draft<QuestionsBlock> => ({
  type: 'questions',
  questions: grouped(node.children, file).map(({ heading, paragraphs }) =>
    questionOf(heading, paragraphs, file),
  ),
});

/** `{% questions %}`: a heading of the third level for each question, its answer below it. */
export const questions: BlockTag = { schema: {}, read };
