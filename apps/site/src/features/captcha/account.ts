import { sandboxAddresses, sandboxSiteKeys } from '@otm/sandbox/addresses';

/**
 * The captcha's account, for the captcha's own page. It asks the environment itself: only so does
 * the bundler see that a page for the real service needs nothing of the sandbox.
 */
export const captcha: { readonly siteKey: string; readonly apiHost?: string } =
  import.meta.env.SITE_SERVICES === 'live'
    ? { siteKey: import.meta.env.SITE_CAPTCHA_SITE_KEY ?? '' }
    : {
        // A key of the sandbox chooses how its captcha behaves.
        siteKey: import.meta.env.SITE_CAPTCHA_SITE_KEY || sandboxSiteKeys.passes,
        apiHost: sandboxAddresses.captchaApi,
      };
