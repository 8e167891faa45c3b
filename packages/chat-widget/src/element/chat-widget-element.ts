import type { ChatWidgetAttributes } from '../attributes.ts';
import type { ChatWidgetEventMap } from '../events.ts';

/** Values for `set`: an object becomes JSON, true is present, false and null are absent. */
export type ChatWidgetSettings = {
  [Name in keyof ChatWidgetAttributes]: ChatWidgetAttributes[Name] | object | boolean | null;
};

/** A chat button that opens a messaging app with what the visitor wrote. */
export interface ChatWidgetElement extends HTMLElement {
  /** Opens the panel and moves the focus into the input. */
  open: () => void;

  /** Closes the panel. */
  close: () => void;

  /** Opens or closes the panel. */
  toggle: () => void;

  /** Calls for attention now, as the timer does; nothing once the visitor has opened the chat. */
  notify: () => void;

  /** Listens to an event of the widget. */
  on: <Name extends keyof ChatWidgetEventMap>(
    name: Name,
    listener: (event: ChatWidgetEventMap[Name]) => void,
  ) => void;

  /** Takes the widget out of the page, with its timers and listeners. */
  destroy: () => void;

  /** Changes attributes. */
  set: (settings: ChatWidgetSettings) => void;
}
