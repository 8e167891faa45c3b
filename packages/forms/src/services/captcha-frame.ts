import { readCaptchaMessage } from './captcha-protocol.ts';
import type { MountCaptcha } from './ports.ts';

/**
 * Shows the captcha in a frame, so that the provider's script never runs in the form's document.
 * Only messages from that frame and that page's origin are accepted.
 *
 * @param page The URL of the captcha's page, relative to the document or on another origin.
 */
export const createFramedCaptcha =
  (page: string): MountCaptcha =>
  (holder, { language, size, title }, listener) => {
    const address = new URL(page, document.baseURI);
    address.searchParams.set('hl', language);
    address.searchParams.set('size', size);
    const frame = document.createElement('iframe');
    frame.className = 'otm-captcha-frame';
    frame.title = title;
    frame.src = address.href;

    const onMessage = (message: MessageEvent) => {
      if (message.source !== frame.contentWindow || message.origin !== address.origin) return;
      const event = readCaptchaMessage(message.data);
      if (event) listener(event);
    };
    window.addEventListener('message', onMessage);
    holder.append(frame);
    return () => {
      window.removeEventListener('message', onMessage);
      frame.remove();
    };
  };
