import type { CaptchaEvent } from './ports.ts';

/** Identifies the messages of the captcha's page among all that a window may receive. */
const channel = 'otm-captcha';

/** A message of the captcha's page to the form's page. */
export interface CaptchaMessage {
  readonly channel: typeof channel;
  readonly event: CaptchaEvent;
}

const plainTypes = ['ready', 'opened', 'closed', 'expired'] as const;

/** Wraps an event in a message between two windows. */
export const captchaMessage = (event: CaptchaEvent): CaptchaMessage => ({ channel, event });

/** Returns the event in a message, or undefined if the message is anything else. */
export function readCaptchaMessage(data: unknown): CaptchaEvent | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as { channel?: unknown; event?: unknown };
  if (message.channel !== channel) return undefined;
  if (typeof message.event !== 'object' || message.event === null) return undefined;
  const { type, token, reason } = message.event as Record<string, unknown>;
  if (type === 'solved' && typeof token === 'string' && token !== '') return { type, token };
  if (type === 'failed' && typeof reason === 'string') return { type, reason };
  const plain = plainTypes.find((known) => known === type);
  return plain && { type: plain };
}
