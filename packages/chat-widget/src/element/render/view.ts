import { h, icon } from './dom.ts';

/** The elements of one widget's shadow tree, and its style sheet. */
export type View = ReturnType<typeof createView>;

/** Builds the header, the list of agents, the conversation and the form. */
function createPanel() {
  const avatar = h('figure', { part: 'avatar', ariaHidden: 'true' });
  const name = h('b', { part: 'name' });
  const status = h('small', { part: 'status' });
  const close = h('button', { part: 'close' }, icon('M6 6l12 12M18 6L6 18'));
  const header = h('header', { part: 'header' }, avatar, h('p', {}, name, status), close);
  const agents = h('fieldset', { part: 'agents' });
  const log = h('div', { part: 'log', role: 'log', tabIndex: 0 });
  const input = h('textarea', { part: 'input', rows: 1 });
  const send = h('button', { part: 'send' }, icon('M12 20V4M5 11l7-7 7 7'));
  const form = h('form', { part: 'form' }, input, send);
  const dialog = { id: 'p', part: 'panel', role: 'dialog' };
  const panel = h('section', dialog, header, agents, log, form);
  return { panel, avatar, name, status, close, agents, log, form, input, send };
}

/** Builds the shadow tree of one widget. */
export function createView(shadow: ShadowRoot) {
  const parts = createPanel();
  const sheet = new CSSStyleSheet();
  const badge = h('sup', { part: 'badge', ariaHidden: 'true' });
  const launcher = h('button', { part: 'launcher' });
  // The page's link is assigned to the slot; the built-in launcher shows when there is none.
  const slot = h('slot', {}, launcher);
  // Reserves the launcher's place; the launcher itself is fixed.
  const dock = h('div', {}, badge);
  const root = h('aside', { part: 'root' }, parts.panel, dock, slot);
  // Shows the page's content as it was, for an account that cannot be reached.
  const fallback = h('slot');
  launcher.setAttribute('aria-controls', 'p');
  shadow.append(fallback, root);
  shadow.adoptedStyleSheets = [sheet];
  return { ...parts, root, slot, launcher, badge, fallback, sheet };
}
