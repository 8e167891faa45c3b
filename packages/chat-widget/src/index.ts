'use client';

export type { ChatWidgetAttributes, ChatWidgetLabels } from './attributes.ts';
export type { Channel } from './core/channels.ts';
export type { Agent } from './core/settings.ts';
export type { ChatWidgetElement } from './element/chat-widget-element.ts';
export type { ChatDetail, ChatSendDetail, ChatWidgetEventMap } from './events.ts';
export type { LoadStrategy } from './loader.ts';
export { ChatWidget, type ChatWidgetProps } from './react.tsx';
