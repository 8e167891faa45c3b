import type { CaptchaEvent } from '../services/ports.ts';

/** The status of a form's captcha; everything but `confirmed` counts as unconfirmed. */
export type CaptchaStatus =
  | 'idle'
  | 'loading'
  | 'unconfirmed'
  | 'challenge'
  | 'confirmed'
  | 'expired'
  | 'unavailable';

/** How long a captcha may take to become ready, in milliseconds. */
export const captchaDeadline = 10_000;
/** How long after the form left its first state the frame is removed, in milliseconds. */
export const captchaRemoval = 5_000;
/** Windows narrower than this many CSS pixels get the compact captcha. */
export const compactBelow = 640;

/** Returns the status after an event of the captcha. */
export function nextStatus(event: CaptchaEvent): CaptchaStatus {
  switch (event.type) {
    case 'ready':
    case 'closed':
      return 'unconfirmed';
    case 'opened':
      return 'challenge';
    case 'solved':
      return 'confirmed';
    case 'expired':
      return 'expired';
    case 'failed':
      // After any other error the widget can be used again.
      return event.reason === 'script-error' ? 'unavailable' : 'unconfirmed';
  }
}

/** Whether the frame may be replaced, which would discard a solution or a challenge in progress. */
export const mayReplace = (status: CaptchaStatus): boolean =>
  status !== 'confirmed' && status !== 'challenge';
