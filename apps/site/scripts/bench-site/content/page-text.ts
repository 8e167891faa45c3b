import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/** A heading, a paragraph or a list of a page. */
export type TextBlock =
  | { readonly tag: 'h1' | 'h2' | 'h3' | 'p'; readonly text: string }
  | { readonly tag: 'ul'; readonly items: readonly string[] };

/** The texts of a page. */
export interface PageText {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly TextBlock[];
}

const isElement = (node: Node): node is Element => 'tagName' in node;
const childrenOf = (node: Node) => ('childNodes' in node ? node.childNodes : []);
const attribute = (element: Element, name: string) =>
  element.attrs.find((it) => it.name === name)?.value;

/** Elements that aren't text of the page, or aren't shown before a click. */
const skipped = /^(?:script|style|template|svg|dialog|form|button|nav|aside)$/;
const isSkipped = (node: Node) =>
  isElement(node) && (skipped.test(node.tagName) || attribute(node, 'hidden') !== undefined);

function textIn(node: Node): string {
  if ('value' in node) return node.value;
  return isSkipped(node) ? '' : childrenOf(node).map(textIn).join('');
}

const tidy = (node: Node) => textIn(node).replace(/\s+/g, ' ').trim();

const isHeading = (name: string) => name === 'h1' || name === 'h2' || name === 'h3';

/** Whether an element has text of its own, such as a cell or a caption. */
const hasText = (node: Node) =>
  childrenOf(node).some((child) => 'value' in child && child.value.trim() !== '');

/** The block of an element, if its children aren't blocks themselves. */
function blockOf(element: Element): TextBlock | undefined {
  const { tagName } = element;
  if (tagName === 'ul' || tagName === 'ol') {
    const items = [...new Set(childrenOf(element).map(tidy).filter(Boolean))];
    return items.length > 0 ? { tag: 'ul', items } : undefined;
  }
  if (tagName !== 'p' && !isHeading(tagName) && !hasText(element)) return undefined;
  const text = tidy(element);
  return text ? { tag: isHeading(tagName) ? tagName : 'p', text } : undefined;
}

function blocksIn(node: Node): readonly TextBlock[] {
  if (isSkipped(node)) return [];
  const block = isElement(node) ? blockOf(node) : undefined;
  return block ? [block] : childrenOf(node).flatMap(blocksIn);
}

function find(node: Node, isIt: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && isIt(node)) return node;
  for (const child of childrenOf(node)) {
    const found = find(child, isIt);
    if (found) return found;
  }
  return undefined;
}

/** Reads the headings, paragraphs and lists of a built document, as another builder would get them. */
export function readPageText(path: string, html: string): PageText {
  const document = parse(html);
  const title = find(document, ({ tagName }) => tagName === 'title');
  const description = find(
    document,
    (it) => it.tagName === 'meta' && attribute(it, 'name') === 'description',
  );
  const main = find(document, ({ tagName }) => tagName === 'main');
  return {
    path,
    title: title ? tidy(title) : '',
    description: (description && attribute(description, 'content')) ?? '',
    blocks: main ? blocksIn(main) : [],
  };
}
