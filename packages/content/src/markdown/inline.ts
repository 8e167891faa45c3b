import type { Node } from '@markdoc/markdoc';
import { ContentError } from '../content-error.ts';
import { type Reference, type ReferenceKind, type Template, tagMark, toTemplate } from './draft.ts';

/** Inline tags: each links its label to what its id names. */
export const linkTags = [
  'article',
  'external',
  'page',
  'question',
  'term',
] as const satisfies readonly ReferenceKind[];

/** A line of text with its links, in the form that blocks use: `[label]` for each link. */
export interface LinkedText {
  readonly text: string | Template;
  readonly links: readonly (string | Reference)[];
}

type Part = string | Reference;

/** The line on which a node starts, counted from 1. */
export const lineOf = (node: Node): number => (node.lines[0] ?? 0) + 1;

const fail = (node: Node, file: string, problem: string, remedy: string): never => {
  throw new ContentError({ file, line: lineOf(node), problem, remedy });
};

/** The reference of a Markdoc variable such as `$price.yearly`. */
const variableOf = (value: { readonly path: readonly unknown[] }, line: number): Reference => ({
  kind: 'variable',
  id: value.path.join('.'),
  line,
});

const textParts = (node: Node, file: string): readonly Part[] => {
  const { content } = node.attributes;
  if (typeof content === 'string' && /[[\]]/.test(content))
    return fail(
      node,
      file,
      "Square brackets can't be part of a text.",
      'Use round ones, or a link tag such as {% term "delta" %}delta{% /term %}.',
    );
  if (typeof content === 'string' && tagMark.test(content))
    return fail(
      node,
      file,
      "A tag isn't complete, so that readers would see its characters.",
      'Write {% before its name and %} at its end, and close each quotation mark: {% $product %}, {% chart "vwap" /%}.',
    );
  return [typeof content === 'string' ? content : variableOf(content, lineOf(node))];
};

const targetOf = (node: Node, file: string): string | Reference => {
  if (node.type === 'link') {
    const href = String(node.attributes.href);
    if (URL.canParse(href) && new URL(href).protocol === 'https:') return href;
    return fail(
      node,
      file,
      `"${href}" isn't a link to another site.`,
      'Start it with https://, or link within this site by id, for example {% page "buy" %}pricing page{% /page %}.',
    );
  }
  const { primary, item } = node.attributes;
  const kind = linkTags.find((tag) => tag === node.tag) ?? 'page';
  return { kind, id: primary, ...(item !== undefined && { item }), line: lineOf(node) };
};

const isLink = (node: Node) =>
  node.type === 'link' || linkTags.some((tag) => node.type === 'tag' && node.tag === tag);

function partsOf(node: Node, file: string, links: Part[]): readonly Part[] {
  if (node.type === 'text') return textParts(node, file);
  if (node.type === 'softbreak') return [' '];
  if (node.type === 'comment') return [];
  if (node.type === 'inline') return node.children.flatMap((child) => partsOf(child, file, links));
  if (isLink(node)) {
    links.push(targetOf(node, file));
    const label = node.children.flatMap((child) => partsOf(child, file, []));
    if (label.length === 0)
      return fail(
        node,
        file,
        'A link has no text.',
        'Write what readers click, for example {% term "delta" %}delta{% /term %}.',
      );
    return ['[', ...label, ']'];
  }
  const name = node.tag ?? node.type;
  return fail(
    node,
    file,
    `"${name}" can't be part of a line of text.`,
    'Write plain text; only links and variables can be within it.',
  );
}

/**
 * Reads a line of text with its links.
 *
 * @throws {ContentError} on anything but text, variables, and links.
 */
export function readLinkedText(nodes: readonly Node[], file: string): LinkedText {
  const links: Part[] = [];
  const parts = nodes.flatMap((node) => partsOf(node, file, links));
  const last = parts.at(-1);
  // The id of a question leaves a space behind.
  const text = typeof last === 'string' ? [...parts.slice(0, -1), last.trimEnd()] : parts;
  return { text: toTemplate(text), links };
}

/**
 * Reads a line of text that can't have links.
 *
 * @throws {ContentError} on links and everything else that isn't text or a variable.
 */
export function readPlainText(nodes: readonly Node[], file: string): string | Template {
  const { text, links } = readLinkedText(nodes, file);
  const [node] = nodes;
  if (links.length > 0 && node)
    return fail(node, file, "This text can't have links.", 'Move the link to a paragraph.');
  return text;
}
