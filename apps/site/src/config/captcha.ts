import { sandboxAddresses, sandboxSiteKeys } from '@otm/forms/sandbox/addresses';
import { isSandbox } from './mode.ts';

/** The captcha's account, for the captcha's own page: it imports nothing else of the config. */
export const captcha: { readonly siteKey: string; readonly apiHost?: string } = isSandbox
  ? { siteKey: sandboxSiteKeys.passes, apiHost: sandboxAddresses.captchaApi }
  : { siteKey: import.meta.env.SITE_CAPTCHA_SITE_KEY ?? '' };
