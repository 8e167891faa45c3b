'use client';

export type { ChatWidgetAttributes } from './attributes.ts';
export type { Agent } from './core/agents.ts';
export type { Channel } from './core/link.ts';
export type { ChatDetail, ChatSendDetail, ChatWidgetEventMap } from './events.ts';
export { ChatWidget, type ChatWidgetProps } from './react.ts';
