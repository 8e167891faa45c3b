/** Browsers that know when a visitor wants to save data. */
interface Thrifty {
  readonly connection?: { readonly saveData?: boolean };
}

/** Fetches the document behind a link that a visitor points at; never where data is to be saved. */
export function prefetch(target: Element): void {
  // Browsers with speculation rules do so by themselves.
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link?.origin !== location.origin || (navigator as Thrifty).connection?.saveData) return;
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = link.href;
  document.head.append(hint);
}
