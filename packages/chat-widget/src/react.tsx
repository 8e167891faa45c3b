import {
  type AriaAttributes,
  type CSSProperties,
  createElement,
  type DOMAttributes,
  forwardRef,
  type ReactElement,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import type { ChatWidgetAttributes } from './attributes.ts';
import { readAgents } from './core/agents.ts';
import { sendLink } from './core/channels.ts';
import { fill } from './core/fill.ts';
import { launcherLabel } from './core/languages.ts';
import { own } from './core/own.ts';
import { type Agent, readSettings } from './core/settings.ts';
import type { ChatWidgetElement } from './element/chat-widget-element.ts';
import type { ChatWidgetEventMap } from './events.ts';
import { connectLoader, type LoadStrategy } from './loader.ts';

/** `offset-x` as `offsetX`. */
type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The widget's attributes in camel case. */
type SettingProps = {
  [Name in Exclude<keyof ChatWidgetAttributes, 'agents'> as CamelCase<Name>]?:
    | Exclude<ChatWidgetAttributes[Name], ''>
    | undefined;
};

/** The widget's events as handlers. */
interface EventProps {
  /** Called after the panel opens, but not when `persist` keeps it open on the next page. */
  onOpen?: ((event: ChatWidgetEventMap['chat-open']) => void) | undefined;
  /** Called after the panel closes, by the visitor or by the page. */
  onClose?: ((event: ChatWidgetEventMap['chat-close']) => void) | undefined;
  /** Called before the messaging service opens; `event.preventDefault()` keeps the visitor here. */
  onSend?: ((event: ChatWidgetEventMap['chat-send']) => void) | undefined;
  /**
   * Called with each notification, until the chat is first opened. `event.detail.unread` is their
   * number so far.
   */
  onNotify?: ((event: ChatWidgetEventMap['chat-notify']) => void) | undefined;
}

/** Anything else a DOM element accepts. */
type ElementProps = Omit<DOMAttributes<ChatWidgetElement>, 'children' | keyof EventProps> &
  AriaAttributes & {
    /** The element's `id`. */
    id?: string | undefined;
    /** The element's class names. */
    className?: string | undefined;
    /** The element's style, including its own variables such as `--cw-accent`. */
    style?: (CSSProperties & { [property: `--${string}`]: string | number }) | undefined;
    /** The tooltip of the entire element. */
    title?: string | undefined;
    /** Hides the widget, launcher and panel alike. */
    hidden?: boolean | undefined;
    /** The element's own place in the tab order; its launcher has one already. */
    tabIndex?: number | undefined;
    /** The slot that it fills inside of another custom element. */
    slot?: string | undefined;
    /** `true` becomes an empty attribute, an object becomes JSON; `false` is left out. */
    [data: `data-${string}`]: unknown;
  };

/** The settings and event handlers of {@link ChatWidget}, and everything a DOM element accepts. */
export type ChatWidgetProps = SettingProps &
  EventProps &
  ElementProps & {
    /** Several people to write to; each inherits the widget's own values. */
    agents?: readonly Agent[] | undefined;
    /**
     * When the element's code is loaded: `idle`, or `intent`: on hover, focus, touch or click and
     * shortly before the first notification.
     * @defaultValue idle
     */
    load?: LoadStrategy | undefined;
    /** The launcher: a link or button. @defaultValue a link to the messaging service */
    children?: ReactElement | undefined;
  };

/** The event of each handler. */
const events = {
  onOpen: 'chat-open',
  onClose: 'chat-close',
  onSend: 'chat-send',
  onNotify: 'chat-notify',
};

/** Props that keep their camel case: React handles them itself. */
const isReactProp = (name: string) => /^(style|dangerously.*|suppress.*|on[A-Z].*)$/.test(name);

/** Attributes that differ from their prop by more than a hyphen. */
const attributeNames: Record<string, string> = { className: 'class', tabIndex: 'tabindex' };

/** Converts a value into an attribute. What has no text form is left out. */
function toAttribute(value: unknown) {
  if (value === true) return '';
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null) return;
  try {
    return JSON.stringify(value);
  } catch {
    // A circular object has no JSON.
  }
}

/** Converts props into those of the custom element, alike in every version of React. */
function toElementProps(props: Readonly<Record<string, unknown>>) {
  // Without a prototype, so that nothing a page adds to `Object.prototype` becomes a setting.
  const result: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(props)) {
    if (own(events, name)) continue;
    if (isReactProp(name)) result[name] = value;
    else {
      const attribute = name.replace(/[A-Z]/g, '-$&').toLowerCase();
      result[own(attributeNames, name) ?? attribute] = toAttribute(value);
    }
  }
  return result;
}

/** Returns the URL of the fallback link, '' when the account cannot be reached. */
function fallbackUrl(attributes: Readonly<Record<string, unknown>>) {
  const list = Object.entries(attributes).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [{ name, value: `${value}` }] : [],
  );
  const [settings] = readAgents(readSettings(list));
  return settings ? sendLink(settings, fill(settings.text ?? '', { url: '', title: '' })) : '';
}

/** Connects an element to the handlers and to its code. Returns a cleanup function. */
function connect(
  element: ChatWidgetElement,
  latest: { readonly current: EventProps },
  load: LoadStrategy,
): () => void {
  const controller = new AbortController();
  for (const [handler, event] of Object.entries(events)) {
    const listener = (detail: Event) =>
      (latest.current[handler as keyof EventProps] as EventListener | undefined)?.(detail);
    element.addEventListener(event, listener, controller);
  }
  const disconnect = connectLoader(element, () => import('./element.ts'), load);
  return () => {
    controller.abort();
    disconnect();
  };
}

/**
 * A chat button that opens a messaging app. A server renders it as a link; the element turns the
 * link into a launcher once its code is there.
 */
export const ChatWidget = forwardRef<ChatWidgetElement, ChatWidgetProps>(function ChatWidget(
  { children, load = 'idle', ...props },
  forwarded,
) {
  const host = useRef<ChatWidgetElement | null>(null);
  const disconnect = useRef<() => void>(undefined);
  const latest = useRef<EventProps>(props);

  useEffect(() => {
    latest.current = props;
  });
  // Connects when the element is there, before the page gets it: its methods work at once.
  const attach = useCallback(
    (element: ChatWidgetElement | null) => {
      disconnect.current?.();
      host.current = element;
      disconnect.current = element ? connect(element, latest, load) : undefined;
    },
    [load],
  );
  useImperativeHandle(forwarded, () => host.current as ChatWidgetElement, []);

  const attributes = toElementProps(props);
  const href = fallbackUrl(attributes);
  const link =
    href &&
    createElement(
      'a',
      { href, target: '_blank' },
      `${attributes.label ?? launcherLabel(`${attributes.lang}`)}`,
    );
  return createElement('chat-widget', { ...attributes, ref: attach }, children ?? link);
});
