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

/** Announces the launcher as a button with a panel; null leaves a link or the launcher's own text. */
export function describeLauncher(
  launcher: HTMLElement,
  role: 'button' | null,
  label: string | null,
  expanded: boolean | null,
) {
  launcher.role = role;
  launcher.ariaLabel = label;
  launcher.ariaExpanded = expanded === null ? null : `${expanded}`;
}
