import { checkoutUrl } from '@otm/schema';
import type { Endpoints } from './endpoints.ts';
import { MissingLinkError } from './missing-link-error.ts';

const {
  SITE_BLOCK_LIST: blockList = '',
  SITE_MAIL_CAPTCHA_PARAMETER: captchaParameter,
  SITE_MAIL_CONTACT_TEMPLATE_ID: contactTemplate = '',
  SITE_MAIL_LICENCE_TEMPLATE_ID: licenseTemplate = '',
  SITE_MAIL_PUBLIC_KEY: publicKey = '',
  SITE_MAIL_SERVICE_ID: serviceId = '',
} = import.meta.env;

const account = (templateId: string) => ({
  origin: 'https://api.emailjs.com',
  publicKey,
  serviceId,
  templateId,
  ...(captchaParameter && { captchaParameter }),
});

/** The real services: accounts from `.env`, URLs from the content's business. */
export const liveEndpoints: Endpoints = {
  mail: { contact: account(contactTemplate), licence: account(licenseTemplate) },
  blockList,
  checkout: (provider, item, locale) => {
    const url = checkoutUrl(provider, item, locale);
    if (url === undefined) throw new MissingLinkError(provider, item, locale);
    return url;
  },
  outside: ({ url }) => url,
  video: {
    page: (id) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
    embed: (id) =>
      `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`,
  },
};
