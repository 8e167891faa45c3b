import { createElement, type ReactElement, useEffect, useRef } from 'react';
import type { ChatWidgetAttributes } from './attributes.ts';
import type { Agent } from './core/agents.ts';
import { sendLink } from './core/link.ts';
import type { ChatWidgetEventMap } from './events.ts';

/** `offset-x` as `offsetX`. */
type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The element's attributes as props, and its events as handlers. */
export type ChatWidgetProps = {
  [Name in Exclude<keyof ChatWidgetAttributes, 'agents'> as CamelCase<Name>]?:
    | Exclude<ChatWidgetAttributes[Name], ''>
    | undefined;
} & {
  /** Several people to write to; each has the widget's own value for what it leaves out. */
  agents?: readonly Agent[] | undefined;
  onOpen?: ((event: ChatWidgetEventMap['chat-open']) => void) | undefined;
  onClose?: ((event: ChatWidgetEventMap['chat-close']) => void) | undefined;
  /** Before the window opens; `event.preventDefault()` keeps it shut. */
  onSend?: ((event: ChatWidgetEventMap['chat-send']) => void) | undefined;
  onNotify?: ((event: ChatWidgetEventMap['chat-notify']) => void) | undefined;
  /** What stands in until the element is there. Default: a link to the messaging service. */
  children?: ReactElement | undefined;
};

// A file that does not come leaves the link, which does the job.
const load = () => void import('./element.ts').catch(() => {});

/**
 * A chat button that opens a messaging app. A server renders a plain link; the element takes its
 * place when the visitor comes near it, or once the page has nothing else to do.
 */
export function ChatWidget({ children, ...props }: ChatWidgetProps) {
  const ref = useRef<HTMLElement>(null);
  const attributes: Record<string, unknown> = { ref };
  const entries = Object.entries(props);
  for (const [name, value] of entries) {
    // Before React 19 false would be written out; a function has no JSON and so no attribute.
    attributes[name.replace(/[A-Z]/g, '-$&').toLowerCase()] =
      value === false ? undefined : Object(value) === value ? JSON.stringify(value) : value;
  }

  useEffect(() => {
    const controller = new AbortController();
    const listen = (name: string, listener: unknown) =>
      (ref.current as HTMLElement).addEventListener(name, listener as EventListener, controller);
    for (const [name, value] of entries)
      if (typeof value === 'function') listen(`chat-${name.slice(2).toLowerCase()}`, value);
    listen('pointerover', load);
    // Safari has no requestIdleCallback; once the element is loaded this does nothing.
    (self.requestIdleCallback ?? setTimeout)(load);
    return () => controller.abort();
  });

  const { agents, text = '', label = 'Chat' } = props;
  const href = sendLink({ ...props, ...agents?.[0] }, text.replace('{url}', ''));
  return createElement(
    'chat-widget',
    attributes,
    children ?? (href && createElement('a', { href, target: '_blank' }, label)),
  );
}
