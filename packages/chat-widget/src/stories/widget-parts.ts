import { expect, waitFor } from 'storybook/test';
import '../element.ts';
import type { ChatWidgetElement } from '../element.ts';

/** The widget of a story, once its element works. */
export async function findWidget(canvas: HTMLElement) {
  const host = canvas.querySelector('chat-widget') as ChatWidgetElement;
  await waitFor(() => expect(host.shadowRoot).toBeTruthy());
  // React attaches the handlers once it has painted.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return host;
}

/** One part of a widget, by its name for `::part()`. */
export function part<T extends HTMLElement = HTMLElement>(host: Element, name: string): T {
  const node = host.shadowRoot?.querySelector<T>(`[part=${name}]`);
  if (!node) throw new Error(`The widget has no part ${name}.`);
  return node;
}

/** Opens the panel as a visitor does. */
export async function press(host: Element) {
  part(host, 'launcher').click();
  await expect(part(host, 'panel')).toBeVisible();
  await expect(host.shadowRoot?.activeElement).toBe(part(host, 'input'));
}

/** Writes into the input as a visitor does. */
export function write(host: Element, text: string) {
  const input = part<HTMLTextAreaElement>(host, 'input');
  input.value = text;
  input.dispatchEvent(new Event('input'));
  return input;
}
