import type { VisitCounter } from '@otm/schema';
import type { AnalyticsEvent, AnalyticsPage } from './analytics-event.ts';

/** The owner's account at a service. */
export interface AnalyticsAccount {
  /** Where events are sent. */
  readonly url: string;
  /** The name of the site there. */
  readonly id: string;
}

/** A service that counts visits. */
export interface AnalyticsAdapter {
  /** Whether a visitor has to accept the storage notice before anything is sent. */
  readonly needsConsent: boolean;
  readonly send: (account: AnalyticsAccount, event: AnalyticsEvent, page: AnalyticsPage) => void;
}

/** Posts without cookies; the request outlives the page. A lost event disturbs no visitor. */
function post(url: string, type: string, body: object): void {
  fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'Content-Type': type },
    body: JSON.stringify(body),
  }).catch(() => {});
}

const itemOf = (event: AnalyticsEvent) => ('item' in event ? { item: event.item } : undefined);

/** Plausible's Events API. It stores nothing in the browser. */
const plausible: AnalyticsAdapter = {
  needsConsent: false,
  send: ({ id, url }, event, page) =>
    post(url, 'text/plain', {
      name: event.name === 'page-view' ? 'pageview' : event.name,
      domain: id,
      url: page.url,
      referrer: page.referrer,
      props: itemOf(event),
    }),
};

/** Umami's API. An event without a name is a view of a page. It stores nothing in the browser. */
const umami: AnalyticsAdapter = {
  needsConsent: false,
  send: ({ id, url }, event, page) => {
    const { hostname, pathname } = new URL(page.url);
    const { language, referrer, title } = page;
    const named = event.name === 'page-view' ? {} : { name: event.name, data: itemOf(event) };
    const payload = { website: id, hostname, url: pathname, language, referrer, title, ...named };
    post(url, 'application/json', { type: 'event', payload });
  },
};

/** A collector of the owner's, of which no one knows what it keeps. */
const beacon: AnalyticsAdapter = {
  needsConsent: true,
  send: ({ url }, event, page) => {
    navigator.sendBeacon(url, JSON.stringify({ ...event, page }));
  },
};

/** The adapters by their names in `.env`. */
export const adapters: Readonly<Record<VisitCounter, AnalyticsAdapter>> = {
  plausible,
  umami,
  beacon,
};
