import { createRoot } from 'react-dom/client';
import { HCaptcha } from 'react-hcaptcha';
import { captchaMessage } from '../services/captcha-protocol.ts';
import type { CaptchaEvent } from '../services/ports.ts';

/** What the site tells its captcha page. */
export interface CaptchaPageOptions {
  readonly siteKey: string;
  /** Where the provider's `/1/api.js` is found; the provider's own host by default. */
  readonly apiHost?: string;
  /** The origin of the page with the form, the only one that is told anything. Default: the same. */
  readonly formOrigin?: string;
}

/** What the form's page asked for in the address. */
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

  const tell = (event: CaptchaEvent) => {
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
      onReady={() => tell({ type: 'ready' })}
      onOpen={() => tell({ type: 'opened' })}
      onClose={() => tell({ type: 'closed' })}
      onVerify={(token) => tell({ type: 'solved', token })}
      onExpire={() => tell({ type: 'expired' })}
      onChalExpired={() => tell({ type: 'closed' })}
      onError={(reason) => tell({ type: 'failed', reason })}
    />,
  );
}
