import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** An element of a parsed document. */
export type Element = DefaultTreeAdapterTypes.Element;

/** The attributes of an element by their names. */
export const attributesOf = (element: Element): ReadonlyMap<string, string> =>
  new Map(element.attrs.map(({ name, value }) => [name, value]));

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Lists a node's elements in the order of the document, itself included. */
export function* elementsIn(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

/** Returns the text within a node, apart from code. */
export function textIn(node: Node): string {
  if ('value' in node) return node.value;
  if (isElement(node) && /^(?:script|style|template)$/.test(node.tagName)) return '';
  return 'childNodes' in node ? node.childNodes.map(textIn).join(' ') : '';
}
