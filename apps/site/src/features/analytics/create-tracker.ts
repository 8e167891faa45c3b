import { noticeKey, read } from '../../boot/storage.ts';
import type { AnalyticsAccount, AnalyticsAdapter } from './adapters.ts';
import type { AnalyticsPage, Track } from './analytics-event.ts';

/** Missing from the DOM's type definitions: some browsers and extensions have it. */
type PrivateNavigator = Navigator & { readonly globalPrivacyControl?: boolean };

/** The page as services see it. */
function pageOf(): AnalyticsPage {
  const { origin, pathname } = location;
  const from = URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
  return {
    url: origin + pathname,
    title: document.title,
    language: document.documentElement.lang,
    referrer: from === origin ? '' : from,
  };
}

/** Whether the visitor has accepted the storage notice, on this page or before. */
const hasAccepted = () => read('localStorage', noticeKey) === '1';

/**
 * Creates the function that sends events. Nothing is sent for a visitor whose browser asks for
 * privacy, or before consent where the adapter needs it: the last view of a page then waits for it,
 * and other events are dropped.
 */
export function createTracker(account: AnalyticsAccount, adapter: AnalyticsAdapter): Track {
  if ((navigator as PrivateNavigator).globalPrivacyControl) return () => {};
  let isWaiting = false;
  const track: Track = (event) => {
    if (!adapter.needsConsent || hasAccepted()) adapter.send(account, event, pageOf());
    else if (event.name === 'page-view') isWaiting = true;
  };
  if (adapter.needsConsent)
    addEventListener('click', ({ target }) => {
      const isAccepted = isWaiting && (target as Element).closest('[data-accept]') && hasAccepted();
      if (!isAccepted) return;
      isWaiting = false;
      track({ name: 'page-view' });
    });
  return track;
}
