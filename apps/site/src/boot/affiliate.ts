import { affiliate } from '../affiliate/affiliate.ts';
import { affiliateKey, read, write } from '../storage.ts';

/** Applies the affiliate rule to the address: stores the code, rewrites the query, adds no entry. */
export function applyAffiliate(): void {
  const url = new URL(location.href);
  const kept = read('sessionStorage', affiliateKey);
  const { store, search } = affiliate(url.pathname, url.search, kept);
  if (store) write('sessionStorage', affiliateKey, store);
  if (search === url.search) return;
  url.search = search;
  // The whole address: a path that starts with two slashes would name another site.
  history.replaceState(history.state, '', url);
}

/**
 * Keeps the rule at every change of the address within this document. Browsers without the
 * navigation API have only changes that keep the query: fragments and tabs.
 */
export function watchAddress(): void {
  (window as { navigation?: EventTarget }).navigation?.addEventListener(
    'currententrychange',
    applyAffiliate,
  );
}
