import { expect, waitFor } from 'storybook/test';
import '../element.ts';
import type { ChatWidgetElement } from '../element.ts';

/** Finds a story's widget and waits until its element is defined. */
export async function findWidget(canvas: HTMLElement) {
  const host = canvas.querySelector('chat-widget') as ChatWidgetElement;
  await waitFor(() => expect(host.shadowRoot).toBeTruthy());
  // React attaches event handlers after painting.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return host;
}

/** Returns a part of a widget, by its name for `::part()`. */
export function part<T extends HTMLElement = HTMLElement>(host: Element, name: string): T {
  const node = host.shadowRoot?.querySelector<T>(`[part=${name}]`);
  if (!node) throw new Error(`The widget has no part ${name}.`);
  return node;
}

/** Returns what opens the chat: the page's link, or the built-in launcher. */
export const launcherOf = (host: Element) =>
  host.querySelector<HTMLElement>('a') ?? part(host, 'launcher');

/** Opens the panel as a visitor does. */
export async function openPanel(host: Element) {
  launcherOf(host).click();
  await expect(part(host, 'panel')).toBeVisible();
  await expect(host.shadowRoot?.activeElement).toBe(part(host, 'input'));
}

/** Types into the input as a visitor does. */
export function write(host: Element, text: string) {
  const input = part<HTMLTextAreaElement>(host, 'input');
  input.value = text;
  input.dispatchEvent(new Event('input'));
  return input;
}
