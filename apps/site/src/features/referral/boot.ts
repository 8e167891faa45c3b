import { read, referralKey, write } from '../../boot/storage.ts';
import { applyReferral } from './referral.ts';

/**
 * Applies the referral rule to the URL: stores the code and rewrites the query in place. Not before the
 * first frame, which waits for the browser to open the session's storage.
 */
export function updateReferral(): void {
  const url = new URL(location.href);
  const stored = read('sessionStorage', referralKey);
  // Inlined by the build: the route table is too large for the boot script.
  const keepers = import.meta.env.REFERRAL_PATHS;
  const code = applyReferral(url, stored, keepers);
  if (code) write('sessionStorage', referralKey, code);
  // The full URL: a path that starts with two slashes would name another site.
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/**
 * Applies the rule on every navigation within the document, and when it's left, which may be before the
 * first frame. Browsers without the navigation API only have navigations that keep the query: fragments
 * and tabs.
 */
export function watchUrl(): void {
  (window as { navigation?: EventTarget }).navigation?.addEventListener(
    'currententrychange',
    updateReferral,
  );
  addEventListener('pagehide', updateReferral);
}
