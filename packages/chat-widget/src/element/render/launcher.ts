import type { Model } from './model.ts';
import type { View } from './view.ts';

/** Finds the page's own launcher: a link or button directly inside the element. */
const findLink = (host: Element) => host.querySelector<HTMLElement>(':scope>a,:scope>button');

/** Returns the element that opens the chat. */
export const findLauncher = (host: Element, view: View) => findLink(host) ?? view.launcher;

/**
 * Makes the page's link the launcher. It stays the same element, so an upgrade moves neither pixels
 * nor focus. An account that cannot be reached gets all of the page's content back.
 */
export function assignLauncher(host: Element, { slot, fallback }: View, isReachable: boolean) {
  const link = findLink(host);
  slot.assign(...(isReachable && link ? [link] : []));
  fallback.assign(...(isReachable ? [] : host.children));
}

/** Announces the launcher as a button with a panel, and shows the unread notifications on it. */
export function renderLauncher({ host, view, conversation, label }: Model, isReachable: boolean) {
  const { unread } = conversation.state;
  const hasPanel = isReachable && !host.hasAttribute('direct');
  const launcher = findLauncher(host, view);
  view.badge.textContent = unread ? `${unread}` : '';
  view.launcher.textContent = label('label');
  // Null leaves a link a link, and the launcher its own text.
  launcher.role = isReachable ? 'button' : null;
  launcher.ariaLabel = unread && isReachable ? `${launcher.textContent.trim()} (${unread})` : null;
  launcher.ariaExpanded = hasPanel ? `${conversation.isOpen}` : null;
}
