import type { Agent } from './core/agents.ts';

/**
 * What `chat-send` carries: the visitor's text, where it goes and the name of who gets it. A listener
 * may change `url`, for example to a page of its own that leads on.
 */
export interface ChatSendDetail {
  text: string;
  url: string;
  agent: Agent['name'];
}

/** What the other events carry: the notifications that the visitor has not answered. */
export interface ChatDetail {
  unread: number;
}

/** The events of `<chat-widget>`: all bubble, so one listener on the document hears every widget. */
export interface ChatWidgetEventMap {
  'chat-open': CustomEvent<ChatDetail>;
  'chat-close': CustomEvent<ChatDetail>;
  /** Before the window opens; `preventDefault()` keeps it shut and the text where it is. */
  'chat-send': CustomEvent<ChatSendDetail>;
  'chat-notify': CustomEvent<ChatDetail>;
}
