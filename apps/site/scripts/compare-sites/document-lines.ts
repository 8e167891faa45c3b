import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { jsonLines, parseJson } from './json-lines.ts';
import { idNumbering, withPlaceholders } from './placeholders.ts';

/** Attributes that say nothing to visitors, search engines or scripts. */
const ignoredAttributes = new Set(['class', 'nonce']);

/** Elements that mean nothing without attributes. */
const plainWrappers = new Set(['div', 'span', 'g']);

/** Elements whose whitespace is visible. */
const preformatted = new Set(['pre', 'textarea']);

/**
 * Flattens an HTML or SVG document into lines: tags with their attributes, and the text between
 * them. Class names, styles and scripts are left out; JSON, in scripts and attributes, is spelled out.
 *
 * @param ignored - more attributes to leave out
 */
export function documentLines(html: string, ignored: ReadonlySet<string> = new Set()): string[] {
  const writer = new LineWriter(ignored);
  writer.writeChildren(parse(html, { scriptingEnabled: false }));
  return writer.finish();
}

class LineWriter {
  readonly #lines: string[] = [];
  readonly #ignored: ReadonlySet<string>;
  readonly #number = idNumbering();
  #text = '';

  constructor(ignored: ReadonlySet<string>) {
    this.#ignored = ignored;
  }

  writeChildren(node: Tree.ParentNode, keepSpace = false): void {
    for (const child of node.childNodes) {
      if ('value' in child) this.#text += keepSpace ? visibleSpace(child.value) : child.value;
      else if ('tagName' in child) this.#writeElement(child, keepSpace);
    }
  }

  finish(): string[] {
    this.#flushText();
    return this.#lines;
  }

  #writeElement(element: Tree.Element, keepSpace: boolean): void {
    const { tagName } = element;
    const attributes = element.attrs
      .filter(({ name }) => !ignoredAttributes.has(name) && !this.#ignored.has(name))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((attribute) => ({ ...attribute, json: parseJson(attribute.value) }));
    const plain = attributes.filter(({ json }) => !json).map(attributeText);
    const isWritten = attributes.length > 0 || !plainWrappers.has(tagName);
    if (isWritten) this.#push(`<${[tagName, ...plain].join(' ')}>`);
    for (const { name, json } of attributes) if (json) this.#pushAll(jsonLines(json, name));
    const before = this.#lines.length;
    if (tagName === 'script') this.#writeJson(element);
    else if ('content' in element) this.writeChildren(element.content as Tree.DocumentFragment);
    else if (tagName !== 'style')
      this.writeChildren(element, keepSpace || preformatted.has(tagName));
    const hasContent = this.#lines.length > before || this.#text.trim() !== '';
    if (isWritten && hasContent) this.#push(`</${tagName}>`);
    // A block ends the line of text that it contains.
    else if (tagName === 'div') this.#text += ' ';
  }

  /** Scripts are code, which minifiers rename, unless they are data. */
  #writeJson(script: Tree.Element): void {
    const [text] = script.childNodes;
    const json = text && 'value' in text && parseJson(text.value);
    if (json) this.#pushAll(jsonLines(json));
  }

  #pushAll(lines: readonly string[]): void {
    for (const line of lines) this.#push(line);
  }

  #push(line: string): void {
    this.#flushText();
    this.#lines.push(this.#number(withPlaceholders(line)));
  }

  #flushText(): void {
    const text = this.#text.replace(/\s+/g, ' ').trim();
    this.#text = '';
    if (text) this.#lines.push(text);
  }
}

const visibleSpace = (text: string) => text.replaceAll(' ', '␣').replaceAll('\n', '␤');

const attributeText = ({ name, value }: { readonly name: string; readonly value: string }) =>
  value ? `${name}=${JSON.stringify(value)}` : name;
