import './set-up-chat.ts';
import '@otm/chat-widget/element';
import { chatStandIn } from './stand-in.ts';

/** Connects the chat element, which this module defines, to its stand-in. */
export const hydrate = (element: HTMLElement): void => {
  if (chatStandIn) element.addEventListener('chat-send', chatStandIn);
};
