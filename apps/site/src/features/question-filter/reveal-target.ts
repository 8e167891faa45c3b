import { root } from '../../boot/root.ts';

/**
 * Opens the collapsed element around the fragment's target as soon as the parser reaches it. Browsers
 * do so themselves, but only after they have painted what is below, which would then move.
 */
export function revealTarget(): void {
  if (!location.hash) return;
  // Observers run before the paint that would show what has just been parsed.
  new MutationObserver((_, observer) => {
    const details = document.getElementById(location.hash.slice(1))?.closest('details');
    if (!details) return;
    details.open = true;
    observer.disconnect();
  }).observe(root, { childList: true, subtree: true });
}
