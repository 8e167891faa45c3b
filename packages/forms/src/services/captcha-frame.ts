import { readCaptchaMessage } from './captcha-protocol.ts';
import type { MountCaptcha } from './ports.ts';

/**
 * Shows the captcha in a framed page of its own, so that the provider's script never runs in the
 * form's document. Only messages of that very frame, from that page's origin, are heard.
 *
 * @param page Address of the captcha's page, relative to the document or on another origin.
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

    const hear = (message: MessageEvent) => {
      if (message.source !== frame.contentWindow || message.origin !== address.origin) return;
      const event = readCaptchaMessage(message.data);
      if (event) listener(event);
    };
    window.addEventListener('message', hear);
    holder.append(frame);
    return () => {
      window.removeEventListener('message', hear);
      frame.remove();
    };
  };
