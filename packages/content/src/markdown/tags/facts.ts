import type { Node } from '@markdoc/markdoc';
import type { FactsBlock } from '@otm/schema';
import { ContentError } from '../../content-error.ts';
import { type Draft, type Template, toTemplate } from '../draft.ts';
import { lineOf, readPlainText } from '../inline.ts';
import { type BlockTag, required } from './tag.ts';

const separator = ': ';

/** Splits `name: value` at its first colon. */
const splitRow = (text: string | Template) => {
  const [first = '', ...rest] = typeof text === 'string' ? [text] : text.parts;
  if (typeof first !== 'string') return undefined;
  const at = first.indexOf(separator);
  if (at < 0) return undefined;
  const start = first.slice(at + separator.length);
  return {
    name: first.slice(0, at),
    value: toTemplate([...(start === '' ? [] : [start]), ...rest]),
  };
};

const rowOf = (item: Node, file: string) => {
  const row = splitRow(readPlainText(item.children, file));
  if (row) return row;
  throw new ContentError({
    file,
    line: lineOf(item),
    problem: 'A row of a facts table has no name.',
    remedy: 'Write it as "- name: value".',
  });
};

function read(node: Node, file: string): Draft<FactsBlock> {
  const [list, ...rest] = node.children;
  if (list?.type !== 'list' || rest.length > 0)
    throw new ContentError({
      file,
      line: lineOf(node),
      problem: 'A facts table is one list and nothing else.',
      remedy: 'Write its rows as "- name: value" between {% facts %} and {% /facts %}.',
    });
  return {
    type: 'facts',
    caption: node.attributes.title,
    rows: list.children.map((item) => rowOf(item, file)),
  };
}

/** `{% facts title="…" %}` with a list of `name: value`. */
export const facts: BlockTag = { schema: { attributes: { title: required } }, read };
