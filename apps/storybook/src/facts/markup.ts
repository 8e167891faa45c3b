import ts from 'typescript-api';

/** The contents of a source file's markup. */
export interface Markup {
  /** Class names with the kit's prefixes, in their order. */
  readonly classes: ReadonlySet<string>;
  /** The literal values of each data and aria attribute. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of native elements, and `input[type=…]` and `[role=…]` where they're literal. */
  readonly elements: ReadonlySet<string>;
  /** Names of keys that the code compares. */
  readonly keys: ReadonlySet<string>;
  /** Custom properties that the code sets. */
  readonly variables: ReadonlySet<string>;
  /** The shadow parts that the JSDoc of a custom element lists. */
  readonly shadowParts: ReadonlySet<string>;
}

const keyName = /^(Arrow(Up|Down|Left|Right)|Home|End|Escape|Enter|PageUp|PageDown|\/)$/;

/** Returns all string literals in an expression. */
function literalsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
    return [node.text];
  return node.getChildren().flatMap(literalsIn);
}

const valuesOf = ({ initializer }: ts.JsxAttribute) =>
  initializer ? literalsIn(initializer) : ['true'];

/** Whether an attribute puts an element into the tab order by `tabIndex={0}`. */
const isTabStop = ({ name, initializer }: ts.JsxAttribute) =>
  name.getText() === 'tabIndex' && initializer?.getText() === '{0}';

/** Whether a literal is compared with the key of an event: `event.key === ' '`. */
const isKeyComparison = (node: ts.Node) =>
  ts.isBinaryExpression(node) && /\bkey$/.test(node.left.getText());

/** Reads the markup of a source file. */
export function markupOf(file: ts.SourceFile): Markup {
  const classes = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  const elements = new Set<string>();
  const keys = new Set<string>();
  const variables = new Set<string>();

  const readAttribute = (attribute: ts.JsxAttribute) => {
    const name = attribute.name.getText();
    if (/^(data|aria)-/.test(name)) {
      const values = attributes.get(name) ?? new Set();
      for (const value of valuesOf(attribute)) values.add(value);
      attributes.set(name, values);
    }
    if (isTabStop(attribute)) elements.add('[tabIndex=0]');
    if (name === 'role' || name === 'popover')
      for (const value of valuesOf(attribute)) elements.add(`[${name}=${value}]`);
    if (name === 'type') for (const value of valuesOf(attribute)) elements.add(`[type=${value}]`);
  };

  const read = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      for (const name of node.text.match(/(?<![\w-])otm-[\w-]+/g) ?? []) classes.add(name);
      if (keyName.test(node.text) && !ts.isJsxAttribute(node.parent)) keys.add(node.text);
      if (node.text === ' ' && isKeyComparison(node.parent)) keys.add(' ');
      if (node.text.startsWith('--')) variables.add(node.text);
    }
    // A table of keys: `{ ArrowLeft: -1, ArrowRight: 1 }`.
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && keyName.test(node.name.text))
      keys.add(node.name.text);
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const name = node.tagName.getText();
      if (/^[a-z]/.test(name)) elements.add(name);
    }
    if (ts.isJsxAttribute(node)) readAttribute(node);
    node.forEachChild(read);
  };
  read(file);
  const documented = (pattern: RegExp) =>
    [...file.text.matchAll(pattern)].map(([, name = '']) => name);
  for (const name of documented(/@cssprop \[?(--[\w-]+)/g)) variables.add(name);
  const shadowParts = new Set(documented(/@csspart ([\w-]+)/g));
  return { shadowParts, classes, attributes, elements, keys, variables };
}
