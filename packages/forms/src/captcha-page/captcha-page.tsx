import { createRoot } from 'react-dom/client';
import { HCaptcha } from 'react-hcaptcha';
import { captchaMessage } from '../services/captcha-protocol.ts';
import type { CaptchaEvent } from '../services/ports.ts';

/** Options of the captcha's page. */
export interface CaptchaPageOptions {
  readonly siteKey: string;
  /** The host of the provider's `/1/api.js`. Default: the provider's own. */
  readonly apiHost?: string;
  /** The origin of the page with the form, the only one that receives messages. Default: the same origin. */
  readonly formOrigin?: string;
}

/** Reads the language and size that the form's page requests in the URL. */
function readRequest(search: string): { language: string; size: 'normal' | 'compact' } {
  const query = new URLSearchParams(search);
  const language = query.get('hl') ?? '';
  return {
    language: /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(language) ? language : 'en',
    size: query.get('size') === 'compact' ? 'compact' : 'normal',
  };
}

/**
 * Runs the captcha in the framed page and reports everything it does to the form's page.
 *
 * @param container An empty element of the captcha's page.
 */
export function startCaptchaPage(container: Element, options: CaptchaPageOptions): void {
  const { siteKey, apiHost, formOrigin = window.location.origin } = options;
  const { language, size } = readRequest(window.location.search);
  document.documentElement.lang = language;

  const notify = (event: CaptchaEvent) => {
    if (window.parent !== window) window.parent.postMessage(captchaMessage(event), formOrigin);
  };
  createRoot(container).render(
    <HCaptcha
      sitekey={siteKey}
      {...(apiHost !== undefined && { apihost: apiHost })}
      size={size}
      theme="dark"
      languageOverride={language}
      reCaptchaCompat={false}
      sentry={false}
      onReady={() => notify({ type: 'ready' })}
      onOpen={() => notify({ type: 'opened' })}
      onClose={() => notify({ type: 'closed' })}
      onVerify={(token) => notify({ type: 'solved', token })}
      onExpire={() => notify({ type: 'expired' })}
      onChalExpired={() => notify({ type: 'closed' })}
      onError={(reason) => notify({ type: 'failed', reason })}
    />,
  );
}
