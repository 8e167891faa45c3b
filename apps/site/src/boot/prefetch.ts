/** Fetches the document behind a link that a visitor points at. */
export function prefetch(target: Element): void {
  // Browsers with speculation rules do so by themselves, and know who wants to save data: no other
  // browser can tell.
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link?.origin !== location.origin) return;
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = link.href;
  document.head.append(hint);
}
