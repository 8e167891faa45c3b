import type { ChatWidgetElement } from './element/chat-widget-element.ts';
import { defineChatWidget, tagName } from './element/define.ts';

/** The global function: a stub of the page that only queues, or this file's own. */
interface Global {
  /** Calls a method of the page's widget, which is put on the page if it has none. */
  (name: string, ...rest: unknown[]): unknown;
  /** Calls that wait for this file. */
  q?: Iterable<[name: string, ...rest: unknown[]]>;
}

const page = window as unknown as { ChatWidget?: Global };
const script = document.currentScript as HTMLElement | null;
const find = () => document.querySelector(tagName) as ChatWidgetElement | null;

/** Puts a widget beside the body, where no swap of the body's content can take it away. */
function mount() {
  const widget = document.createElement(tagName) as ChatWidgetElement;
  for (const { name, value } of script?.attributes ?? [])
    if (name.startsWith('data-')) widget.setAttribute(name.slice(5), value);
  return document.documentElement.appendChild(widget);
}

function start() {
  const { phone, user, agents } = script?.dataset ?? {};
  const waiting = page.ChatWidget?.q ?? [];
  const run: Global = (name, ...rest) =>
    ((find() ?? mount()) as unknown as Record<string, Global>)[name]?.(...(rest as [string]));
  page.ChatWidget = run;
  if ((phone || user || agents) && !find()) mount();
  for (const call of waiting) run(...call);
}

// A second copy on the page, or one that a body swap runs again, has nothing left to do.
if (defineChatWidget()) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
