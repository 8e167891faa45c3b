import { hasRtl } from '../../core/direction.ts';
import { fill } from '../../core/fill.ts';
import { clock } from '../../core/labels.ts';
import { findChannel } from '../channel.ts';
import { h } from './dom.ts';
import type { Model } from './model.ts';
import type { View } from './view.ts';

/** Renders the account's name, picture and status, and the names of the regions. */
export function renderHeader({ view, modules, memo, settings, label }: Model) {
  const { avatar } = settings;
  const isAvailable = modules.hours?.isAvailable?.(settings, new Date()) ?? true;
  const account = settings.name ?? label('label');
  view.root.ariaLabel = label('label');
  view.panel.ariaLabel = view.log.ariaLabel = view.name.textContent = account;
  view.status.textContent = label(isAvailable ? 'status' : 'status-away');
  view.close.ariaLabel = label('label-close');
  if (memo.isNew('avatar', avatar, account))
    view.avatar.replaceChildren(
      avatar ? h('img', { src: avatar, alt: '' }) : ([...account][0] ?? ''),
    );
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
  const [channel = '', urls = ''] = findChannel(settings) ?? [];
  // The browser shows the default value until the visitor types.
  input.defaultValue = fill(settings.text ?? '', { url: location.href, title: document.title });
  input.placeholder = input.ariaLabel = label('placeholder');
  send.ariaLabel = fill(label('label-send'), { channel });
  // A channel without a draft opens as it is.
  input.hidden = !urls.includes('{text}');
  renderInput(view);
}

/** Sets the direction of the typed text, and disables sending while there is none. */
export function renderInput({ input, send }: View) {
  input.dir = hasRtl(input.value) ? 'rtl' : 'auto';
  send.disabled = !input.hidden && !input.value.trim();
}
