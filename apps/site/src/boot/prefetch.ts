/** Prefetches the document behind a link. */
export function prefetch(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  // Browsers with speculation rules do so themselves and respect the data saver, which no other
  // browser reports.
  if (link?.origin !== location.origin || HTMLScriptElement.supports?.('speculationrules')) return;
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = link.href;
  document.head.append(hint);
}
