/** An action of a visitor, with the one fact that matters about it. */
export type AnalyticsEvent =
  | { readonly name: 'page-view' }
  | { readonly name: 'plan-click' | 'download'; readonly item: string }
  | { readonly name: 'form-sent'; readonly item: 'contact' | 'licence' }
  | { readonly name: 'chat-opened' }
  | { readonly name: 'replay-used'; readonly item: string };

/** The page that an event happens on. */
export interface AnalyticsPage {
  /** Without query and fragment: these may carry what a visitor typed. */
  readonly url: string;
  readonly title: string;
  readonly language: string;
  /** The origin that the visitor came from; empty if it's this one. */
  readonly referrer: string;
}

/** Sends an event. */
export type Track = (event: AnalyticsEvent) => void;

/** The event on the document that carries an analytics event of an island. */
export const trackEvent = 'otm-track';
