import '@otm/chat-widget/element';
import { chatStandIn } from './stand-in.ts';

/** Connects the sandbox; importing the element has already upgraded the link. */
export const hydrate = (element: HTMLElement): void => {
  if (chatStandIn) element.addEventListener('chat-send', chatStandIn);
};
