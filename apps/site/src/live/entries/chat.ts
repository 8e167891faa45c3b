import '@otm/chat-widget/element';

/** What the loader calls when a visitor comes near the chat: by then the element is there. */
export const hydrate = (): void => {};
