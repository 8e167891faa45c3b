import type { Model } from '../element/render/model.ts';

/** The open widgets that a click outside closes. */
const open = new Set<HTMLElement>();

document.addEventListener('pointerdown', (event) => {
  for (const host of open) if (!event.composedPath().includes(host)) host.removeAttribute('opened');
});

/** Keeps the list of open widgets; removed ones leave it. */
export function render({ host, conversation }: Model): void {
  for (const each of open) if (!each.isConnected) open.delete(each);
  if (conversation.isOpen && host.hasAttribute('click-away')) open.add(host);
  else open.delete(host);
}
