/** Prefetches the document behind a link, unless it opens elsewhere, into the browser's cache. */
export function prefetch(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[href]:not([target])');
  // Browsers with speculation rules do so themselves and respect the data saver, which no other
  // browser reports. Of the others, not all know `<link rel=prefetch>`.
  if (link?.origin === location.origin && !HTMLScriptElement.supports?.('speculationrules'))
    fetch(link.href).catch(() => {});
}
