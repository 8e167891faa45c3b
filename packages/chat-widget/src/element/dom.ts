/** Built-in tags only: the widget's own element would refer to itself. */
type Tags = Omit<HTMLElementTagNameMap, 'chat-widget'>;

/** Creates an element with its part name, properties and children. */
export function h<Tag extends keyof Tags>(
  tag: Tag,
  part: string,
  properties: Partial<Tags[Tag]> = {},
  ...children: (Node | string)[]
): Tags[Tag] {
  const node = Object.assign(document.createElement(tag), properties);
  if (part) node.part = part;
  node.append(...children);
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
