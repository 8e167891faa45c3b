import { createChat } from './chat.ts';

/** The name of the element in HTML. */
export const tagName = 'chat-widget';

/**
 * Makes `<chat-widget>` work, once. On a server, and in browsers from before the end of 2023, the
 * link inside the element goes on doing the job. Returns whether it did something.
 */
export function defineChatWidget(): boolean {
  // The youngest thing that the element cannot do without stands for the others.
  const registry = 'toWellFormed' in String.prototype && globalThis.customElements;
  if (!registry || registry.get(tagName)) return false;
  registry.define(
    tagName,
    class extends HTMLElement {
      #life = createChat(this);

      connectedCallback() {
        this.#life[0]();
      }

      disconnectedCallback() {
        this.#life[1]();
      }
    },
  );
  return true;
}
