import { ChatWidgetElement } from './chat-widget-element.ts';

/** The element's tag name. */
export const tagName = 'chat-widget';

/**
 * Defines `<chat-widget>` once. Returns whether it did. On a server, and in browsers from before the
 * end of 2023, it does nothing, and the link inside the element keeps working.
 */
export function defineChatWidget(): boolean {
  // Feature-detects the newest required API.
  const registry = 'toWellFormed' in String.prototype && globalThis.customElements;
  if (!registry || registry.get(tagName)) return false;
  registry.define(tagName, ChatWidgetElement);
  return true;
}
