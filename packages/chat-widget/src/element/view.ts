type Tags = HTMLElementTagNameMap;

/** Creates an element with its part name, properties and children. */
export function h<K extends keyof Tags>(
  tag: K,
  part: string,
  properties: Partial<Tags[K]> = {},
  ...children: (Node | string)[]
): Tags[K] {
  const node = Object.assign(document.createElement(tag), properties);
  node.part = part;
  node.append(...children);
  return node;
}

/** Creates a decorative 24 x 24 line drawing. */
function icon(line: string): SVGElement {
  const [drawing, path] = ['svg', 'path'].map((tag) =>
    document.createElementNS('http://www.w3.org/2000/svg', tag),
  ) as [SVGElement, SVGElement];
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.ariaHidden = 'true';
  path.setAttribute('d', line);
  drawing.append(path);
  return drawing;
}

/** Builds the parts of one widget; what they say is filled in by the chat. */
export function createView() {
  const avatar = h('figure', 'avatar', { ariaHidden: 'true' });
  const name = h('b', 'name');
  const status = h('small', 'status');
  const close = h('button', 'close', {}, icon('M6 6l12 12M18 6L6 18'));
  const agents = h('fieldset', 'agents');
  const log = h('div', 'log', { role: 'log', tabIndex: 0 });
  const input = h('textarea', 'input', { rows: 1 });
  const send = h('button', 'send', {}, icon('M12 20V4M5 11l7-7 7 7'));
  const form = h('form', 'form', {}, input, send);
  const panel = h(
    'section',
    'panel',
    { id: 'p', role: 'dialog' },
    h('header', 'header', {}, avatar, h('p', '', {}, name, status), close),
    agents,
    log,
    form,
  );
  const badge = h('sup', 'badge', { ariaHidden: 'true' });
  const launcher = h('button', 'launcher', {}, icon('M4 5h16v11H10l-5 4v-4H4z'), badge);
  launcher.setAttribute('aria-controls', 'p');
  const root = h('aside', 'root', {}, panel, launcher);
  return [
    root,
    panel,
    avatar,
    name,
    status,
    close,
    agents,
    log,
    form,
    input,
    send,
    launcher,
    badge,
  ] as const;
}
