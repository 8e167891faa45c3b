import type { SendMessage } from '@otm/forms';
import { type AnalyticsEvent, trackEvent } from './analytics-event.ts';

/** Lets a form's messages count once they have arrived, if the owner counts visits. */
export const trackSent = (form: 'contact' | 'licence', send: SendMessage): SendMessage =>
  // Read in place, so that builds without analytics have no byte of it.
  import.meta.env.SITE_SERVICES === 'live' && import.meta.env.SITE_ANALYTICS
    ? async (...message) => {
        await send(...message);
        const detail: AnalyticsEvent = { name: 'form-sent', item: form };
        document.dispatchEvent(new CustomEvent(trackEvent, { detail }));
      }
    : send;
