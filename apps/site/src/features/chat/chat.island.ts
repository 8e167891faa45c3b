import '@otm/chat-widget/element';
import { chatStandIn } from './stand-in.ts';

/** What the loader calls when a visitor comes near the chat: by then the element is there. */
export const hydrate = (element: HTMLElement): void => {
  if (chatStandIn) element.addEventListener('chat-send', chatStandIn);
};
