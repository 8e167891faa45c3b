import { sandboxSiteKeys, sandboxUrls } from '@otm/sandbox/urls';

/**
 * The captcha's account, for the captcha's own page. It reads the environment itself, so that the
 * bundler drops the sandbox from a live build.
 */
export const captcha: { readonly siteKey: string; readonly apiHost?: string } =
  import.meta.env.SITE_SERVICES === 'live'
    ? { siteKey: import.meta.env.SITE_CAPTCHA_SITE_KEY ?? '' }
    : {
        // The sandbox's captcha behaves according to its key.
        siteKey: import.meta.env.SITE_CAPTCHA_SITE_KEY || sandboxSiteKeys.passes,
        apiHost: sandboxUrls.captchaApi,
      };
