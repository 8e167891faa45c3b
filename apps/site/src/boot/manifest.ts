/**
 * Makes the link to the web app manifest one that browsers fetch. Until then it's an alternate: they
 * fetch a manifest as soon as the document has loaded, which is before the first paint.
 */
export function linkManifest(): void {
  (document.querySelector('[type*=manifest]') as HTMLLinkElement).rel = 'manifest';
}
