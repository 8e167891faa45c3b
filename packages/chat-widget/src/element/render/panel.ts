import { hasRtl } from '../../core/direction.ts';
import { clock, fill } from '../../core/labels.ts';
import { h } from './dom.ts';
import type { Model } from './model.ts';
import type { View } from './view.ts';

/** Renders the account's name, picture and status, and the names of the regions. */
export function renderHeader({ view, agents, memo, settings, label }: Model) {
  const { avatar } = settings;
  const account = settings.name ?? label('label');
  view.root.ariaLabel = view.agents.ariaLabel = label('label');
  view.panel.ariaLabel = view.log.ariaLabel = view.name.textContent = account;
  view.status.textContent = label(agents.available[agents.picked] ? 'status' : 'status-away');
  view.close.ariaLabel = label('label-close');
  if (memo.isNew('avatar', avatar, account))
    view.avatar.replaceChildren(
      avatar ? h('img', { src: avatar, alt: '' }) : ([...account][0] ?? ''),
    );
}

/** Renders the agents as radio buttons, when there is more than one. */
export function renderAgents({ view, agents, memo, label }: Model) {
  const rows = agents.list.map(({ name, role }, index) => ({
    name: name ?? '',
    note: agents.available[index] ? (role ?? '') : label('status-away'),
  }));
  if (!memo.isNew('agents', ...rows.flatMap(({ name, note }) => [name, note]))) return;
  const lines = rows.map(({ name, note }, index) => {
    const checked = index === agents.picked;
    const radio = h('input', { type: 'radio', name: 'agent', value: `${index}`, checked });
    return h('label', { part: 'agent' }, radio, name, h('small', { part: 'status' }, note));
  });
  view.agents.replaceChildren(...(rows[1] ? lines : []));
}

/** Renders the typing indicator, or the message with one bubble for each paragraph. */
export function renderLog({ view, conversation, memo, language, label }: Model) {
  const { state, arrivedAt } = conversation;
  const message = label('message');
  const typing = label('label-typing');
  const time = clock(arrivedAt, language);
  if (!memo.isNew('log', state.phase, message, typing, time)) return;
  const createBubble = (text: string) => {
    const dateTime = arrivedAt.toISOString();
    return h('p', { part: 'message' }, text, h('time', { part: 'time', dateTime }, time));
  };
  view.log.replaceChildren(
    ...{
      closed: [],
      typing: [h('p', { part: 'typing' }, typing, h('i'))],
      message: message.split(/\n{2,}/).map(createBubble),
    }[state.phase],
  );
}

/** Renders the input and the send button. */
export function renderForm({ view, settings, label }: Model) {
  const { input, send } = view;
  const { text, channel } = settings;
  // The browser shows the default value until the visitor types.
  input.defaultValue = fill(text ?? '', { url: location.href, title: document.title });
  input.placeholder = input.ariaLabel = label('placeholder');
  send.ariaLabel = fill(label('label-send'), { channel: channel || 'WhatsApp' });
  renderInput(view);
}

/** Sets the direction of the typed text, and disables sending while there is none. */
export function renderInput({ input, send }: View) {
  input.dir = hasRtl(input.value) ? 'rtl' : 'auto';
  send.disabled = !input.value.trim();
}
