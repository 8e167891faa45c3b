/** Built-in tags only: the widget's own element would refer to itself. */
type Tags = Omit<HTMLElementTagNameMap, 'chat-widget'>;

/** Properties of an element; `part` is written as its attribute. */
type Properties<Element> = Partial<Omit<Element, 'part'>> & { readonly part?: string };

/** Creates an element with its properties and children. */
export function h<Tag extends keyof Tags>(
  tag: Tag,
  properties?: Properties<Tags[Tag]>,
  ...children: (Node | string)[]
): Tags[Tag] {
  const node: Tags[Tag] = document.createElement(tag);
  Object.assign(node, properties).append(...children);
  return node;
}

/** Creates a decorative 24 x 24 line drawing. */
export function icon(line: string): SVGElement {
  const create = (tag: string) => document.createElementNS('http://www.w3.org/2000/svg', tag);
  const drawing = create('svg') as SVGElement;
  const path = create('path');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.ariaHidden = 'true';
  path.setAttribute('d', line);
  drawing.append(path);
  return drawing;
}
