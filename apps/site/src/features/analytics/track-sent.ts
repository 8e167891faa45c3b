import type { SendMessage } from '@otm/forms';
import { analytics } from '../../config/analytics.ts';
import { type AnalyticsEvent, trackEvent } from './analytics-event.ts';

/** Lets a form's messages count once they have arrived, if the owner counts visits. */
export const trackSent = (form: 'contact' | 'licence', send: SendMessage): SendMessage =>
  analytics
    ? async (...message) => {
        await send(...message);
        const detail: AnalyticsEvent = { name: 'form-sent', item: form };
        document.dispatchEvent(new CustomEvent(trackEvent, { detail }));
      }
    : send;
