import { h, type Properties, type Tags } from './dom.ts';

/** The elements of one widget's shadow tree by the name of their part, and its style sheet. */
export interface View {
  readonly root: HTMLElement;
  readonly panel: HTMLElement;
  readonly header: HTMLElement;
  readonly avatar: HTMLElement;
  readonly name: HTMLElement;
  readonly status: HTMLElement;
  readonly close: HTMLButtonElement;
  readonly log: HTMLElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLTextAreaElement;
  readonly send: HTMLButtonElement;
  readonly badge: HTMLElement;
  readonly launcher: HTMLButtonElement;
  /** The page's link is assigned to it; the built-in launcher shows when there is none. */
  readonly slot: HTMLSlotElement;
  /** Shows the page's content as it was, for an account that cannot be reached. */
  readonly fallback: HTMLSlotElement;
  readonly sheet: CSSStyleSheet;
}

/** Builds the shadow tree of one widget. */
export function createView(shadow: ShadowRoot): View {
  const parts: Record<string, Element> = {};
  /** Creates a part and keeps it by its name. */
  const add = <Tag extends keyof Tags>(
    tag: Tag,
    part: string,
    properties?: Properties<Tags[Tag]>,
    ...children: (Node | string)[]
  ) => {
    const node = h(tag, { part, ...properties } as Properties<Tags[Tag]>, ...children);
    parts[part] = node;
    return node;
  };
  const panel = add(
    'section',
    'panel',
    { id: 'p', role: 'dialog' },
    add(
      'header',
      'header',
      {},
      add('figure', 'avatar', { ariaHidden: 'true' }),
      h('p', {}, add('b', 'name'), add('small', 'status')),
      add('button', 'close', {}, '×'),
    ),
    add('div', 'log', { role: 'log', tabIndex: 0 }),
    add('form', 'form', {}, add('textarea', 'input', { rows: 1 }), add('button', 'send', {}, '↑')),
  );
  const launcher = add('button', 'launcher');
  const slot = h('slot', {}, launcher);
  const fallback = h('slot');
  const sheet = new CSSStyleSheet();
  // Reserves the launcher's place; the launcher itself is fixed.
  const dock = h('div', {}, add('sup', 'badge', { ariaHidden: 'true' }));
  shadow.append(fallback, add('aside', 'root', {}, panel, dock, slot));
  shadow.adoptedStyleSheets = [sheet];
  launcher.setAttribute('aria-controls', 'p');
  return { ...(parts as object as View), slot, fallback, sheet };
}
