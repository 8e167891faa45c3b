import type { Agent } from './core/settings.ts';

/**
 * Detail of `chat-send`: the visitor's text, its URL and the name of the agent. A listener may
 * change `url`, for example to a redirect page of its own.
 */
export interface ChatSendDetail {
  text: string;
  url: string;
  agent: Agent['name'];
}

/** Detail of the other events: the number of unread notifications. */
export interface ChatDetail {
  unread: number;
}

/** The events of `<chat-widget>`. All bubble, so one listener on the document gets every event. */
export interface ChatWidgetEventMap {
  /** Fired when the panel opens. */
  'chat-open': CustomEvent<ChatDetail>;
  /** Fired when the panel closes. */
  'chat-close': CustomEvent<ChatDetail>;
  /** Fired before the messaging service opens. `preventDefault()` keeps the visitor and the text here. */
  'chat-send': CustomEvent<ChatSendDetail>;
  /** Fired with each notification. */
  'chat-notify': CustomEvent<ChatDetail>;
}
