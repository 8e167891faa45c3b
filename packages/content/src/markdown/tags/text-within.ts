import type { Node } from '@markdoc/markdoc';
import { ContentError } from '../../content-error.ts';
import type { Template } from '../draft.ts';
import { lineOf, readPlainText } from '../inline.ts';

/** Reads the only paragraph within a tag. */
export function readTextWithin(node: Node, file: string): string | Template {
  const [paragraph, ...rest] = node.children;
  if (paragraph?.type === 'paragraph' && rest.length === 0)
    return readPlainText(paragraph.children, file);
  throw new ContentError({
    file,
    line: lineOf(node),
    problem: `{% ${node.tag} %} has exactly one paragraph.`,
    remedy: `Write one paragraph between {% ${node.tag} %} and {% /${node.tag} %}.`,
  });
}
