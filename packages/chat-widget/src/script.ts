import type { ChatWidgetElement } from './element/chat-widget-element.ts';
import { defineChatWidget, tagName } from './element/define.ts';
import { setModuleSource } from './element/modules.ts';

/** The global function: the page's stub, which only queues calls, or this file's own. */
interface Global {
  /** Calls a method of the page's widget, which is created if the page has none. */
  (name: string, ...rest: unknown[]): unknown;
  /** Calls that were made before this file was there. */
  q?: [name: string, ...rest: unknown[]][];
}

const page: Window & { ChatWidget?: Global } = window;
const script = document.currentScript as HTMLScriptElement | null;
const find = () => document.querySelector(tagName) as ChatWidgetElement | null;

/** Adds a widget next to the body, where it survives a swap of the body's content. */
function mount() {
  const widget = document.createElement(tagName) as ChatWidgetElement;
  // The script runs shortly after the page began to load.
  widget.visibleSince = 0;
  for (const { name, value } of script?.attributes ?? [])
    if (name.startsWith('data-')) widget.setAttribute(name.slice(5), value);
  return document.documentElement.appendChild(widget);
}

/** Replaces the page's stub, mounts the widget that the script tag describes and runs queued calls. */
function start() {
  const { phone, user, agents } = script?.dataset ?? {};
  // An element of the page may have the name too: `<form id="ChatWidget">`.
  const queue = page.ChatWidget?.q;
  const run: Global = (name, ...rest) =>
    ((find() ?? mount()) as ChatWidgetElement & Record<string, Global>)[name]?.(
      ...(rest as [string]),
    );
  page.ChatWidget = run;
  if ((phone || user || agents) && !find()) mount();
  queue?.map?.((call) => run(...call));
}

// A relative URL would not do: a file from another origin has no base URL of its own.
setModuleSource(async (name) => import(`${new URL(`modules/${name}.js`, script?.src)}`));

// A second copy of the file, or one that a body swap runs again, has nothing left to do.
if (defineChatWidget()) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
