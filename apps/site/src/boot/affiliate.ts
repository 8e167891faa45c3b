import { affiliate } from '../affiliate/affiliate.ts';
import { affiliateKey, read, write } from '../storage.ts';

/** Applies the affiliate rule to the address: stores the code, rewrites the query, adds no entry. */
export function applyAffiliate(): void {
  const { origin, pathname, search: now, hash } = location;
  const kept = read('sessionStorage', affiliateKey);
  const { store, search } = affiliate(pathname, now, kept);
  if (store) write('sessionStorage', affiliateKey, store);
  // The whole address: a path that starts with two slashes would name another site.
  if (search !== now) history.replaceState(history.state, '', origin + pathname + search + hash);
}

/**
 * Keeps the rule at every change of the address within this document. Browsers without the
 * navigation API have only changes that keep the query: fragments and tabs.
 */
export function watchAddress(): void {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', applyAffiliate);
}
