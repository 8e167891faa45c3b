import type { ChatWidgetElement } from './element/chat-widget-element.ts';
import { defineChatWidget } from './element/define.ts';
import { importModule } from './element/import-module.ts';
import { setModuleSource } from './element/modules.ts';
import type { ChatWidgetEventMap } from './events.ts';

export type { ChatWidgetAttributes } from './attributes.ts';
export { ChatWidgetElement, type ChatWidgetSettings } from './element/chat-widget-element.ts';
export { defineChatWidget, tagName } from './element/define.ts';
export type { ChatDetail, ChatSendDetail, ChatWidgetEventMap } from './events.ts';

declare global {
  interface HTMLElementTagNameMap {
    'chat-widget': ChatWidgetElement;
  }
  interface GlobalEventHandlersEventMap extends ChatWidgetEventMap {}
}

setModuleSource(importModule);
defineChatWidget();
