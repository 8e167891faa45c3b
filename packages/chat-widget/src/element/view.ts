import { hasRtl } from '../core/direction.ts';
import { h, icon } from './dom.ts';

/** The elements of one widget's shadow tree. */
export type View = ReturnType<typeof createView>;

/** One line of the list of agents. */
export interface AgentRow {
  readonly name: string;
  readonly note: string;
}

/** Builds the shadow tree of one widget. */
export function createView(shadow: ShadowRoot) {
  const avatar = h('figure', 'avatar', { ariaHidden: 'true' });
  const name = h('b', 'name');
  const status = h('small', 'status');
  const close = h('button', 'close', {}, icon('M6 6l12 12M18 6L6 18'));
  const header = h('header', 'header', {}, avatar, h('p', '', {}, name, status), close);
  const agents = h('fieldset', 'agents');
  const log = h('div', 'log', { role: 'log', tabIndex: 0 });
  const input = h('textarea', 'input', { rows: 1 });
  const send = h('button', 'send', {}, icon('M12 20V4M5 11l7-7 7 7'));
  const form = h('form', 'form', {}, input, send);
  const panel = h('section', 'panel', { id: 'p', role: 'dialog' }, header, agents, log, form);
  const badge = h('sup', 'badge', { ariaHidden: 'true' });
  const launcher = h('button', 'launcher');
  // The page's link is assigned to the slot; the built-in launcher shows when there is none.
  const slot = h('slot', '', {}, launcher);
  // Reserves the launcher's place; the launcher itself is fixed.
  const dock = h('div', '', {}, badge);
  const root = h('aside', 'root', {}, panel, dock, slot);
  // Shows the page's content as it was, for an account that cannot be reached.
  const fallback = h('slot', '');
  launcher.setAttribute('aria-controls', 'p');
  shadow.append(fallback, root);
  const parts = { root, panel, avatar, name, status, close, agents, log, form, input, send };
  return { ...parts, slot, launcher, badge, fallback };
}

/** Sets the direction of the typed text, and disables sending while there is none. */
export function renderInput({ input, send }: View) {
  input.dir = hasRtl(input.value) ? 'rtl' : 'auto';
  send.disabled = !input.value.trim();
}

/** Creates the bubbles of a message, one for each paragraph, with the time of arrival. */
export const createMessage = (message: string, arrivedAt: Date, time: string) =>
  message
    .split(/\n{2,}/)
    .map((text) =>
      h('p', 'message', {}, text, h('time', 'time', { dateTime: arrivedAt.toISOString() }, time)),
    );

/** Creates the list of agents as radio buttons. */
export const createAgents = (
  rows: readonly AgentRow[],
  picked: number,
  onPick: (index: number) => void,
) =>
  rows.map(({ name, note }, index) => {
    const onchange = () => onPick(index);
    const checked = index === picked;
    const radio = h('input', '', { type: 'radio', name: 'agent', checked, onchange });
    return h('label', 'agent', {}, radio, name, h('small', 'status', {}, note));
  });
