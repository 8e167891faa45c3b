import { affiliateCode } from './affiliate-code.ts';

/** Adds the visitor's affiliate code to a checkout's link, under the name that it has there. */
export function hydrate(link: HTMLElement): void {
  const { affiliate } = link.dataset;
  const code = affiliateCode();
  if (!affiliate || !code || !(link instanceof HTMLAnchorElement)) return;
  const url = new URL(link.href);
  url.searchParams.set(affiliate, code);
  link.href = url.href;
}
