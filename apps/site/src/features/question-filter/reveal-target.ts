/** Returns the id that the URL's fragment names, if any. */
function targetId(): string | undefined {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A `%` that encodes nothing.
  }
}

/**
 * Opens the collapsed element around the fragment's target as soon as the parser reaches it. Browsers
 * do so themselves, but only after they have painted what is below, which would then move.
 */
export function revealTarget(): void {
  const id = targetId();
  if (!id) return;
  // Observers run before the paint that would show what has just been parsed.
  const observer = new MutationObserver(() => {
    const target = document.getElementById(id);
    if (!target) return;
    target.closest('details')?.setAttribute('open', '');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
