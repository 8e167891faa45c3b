/** Built-in tags only: the widget's own element would refer to itself. */
export type Tags = Omit<HTMLElementTagNameMap, 'chat-widget'>;

/** Properties of an element; `part` is written as its attribute. */
export type Properties<Element> = Partial<Omit<Element, 'part'>> & { readonly part?: string };

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

/** Creates a square drawing of one path. */
export function drawing(line: string, size: number): SVGElement {
  const create = (tag: string) => document.createElementNS('http://www.w3.org/2000/svg', tag);
  const svg = create('svg') as SVGElement;
  const path = create('path');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  path.setAttribute('d', line);
  svg.append(path);
  return svg;
}
