import type { Mistake } from './business-mistakes.ts';

const url = 'business/booking/url';
const key = 'environment/SITE_CAPTCHA_SITE_KEY';
const mail = 'environment/SITE_MAIL_';
const list = 'environment/SITE_BLOCK_LIST';

/** The part of each secret below that no message may show. */
export const secretPart = '0123456789abcdef';

const hcaptcha = `ES_${secretPart}${secretPart}`;
const stripe = `sk_live_${secretPart}`;

/** Secrets that were pasted where everyone can read them. */
export const secretMistakes: readonly Mistake[] = [
  [key, `"${hcaptcha}"`, 'SITE_CAPTCHA_SITE_KEY', /secret.*site key/],
  [key, `secret=${hcaptcha}`, 'SITE_CAPTCHA_SITE_KEY', /secret.*site key/],
  [key, `\u200b${hcaptcha}`, 'SITE_CAPTCHA_SITE_KEY', /secret.*site key/],
  [key, `E\u200bS_${secretPart}`, 'SITE_CAPTCHA_SITE_KEY', /secret.*site key/],
  [key, `${secretPart}${secretPart}01234567`, 'SITE_CAPTCHA_SITE_KEY', /secret.*site key/],
  [key, `0x${secretPart}`, 'SITE_CAPTCHA_SITE_KEY', /secret.*site key/],
  [key, stripe, 'SITE_CAPTCHA_SITE_KEY', /revoke it/],
  [key, secretPart.repeat(2), 'SITE_CAPTCHA_SITE_KEY', /a UUID/],
  [`${mail}CAPTCHA_PARAMETER`, hcaptcha, 'SITE_MAIL_CAPTCHA_PARAMETER', /revoke it/],
  [`${mail}SERVICE_ID`, `"${stripe}"`, 'SITE_MAIL_SERVICE_ID', /revoke it/],
  [`${mail}PUBLIC_KEY`, `AIza${secretPart}${secretPart}abc`, 'SITE_MAIL_PUBLIC_KEY', /revoke it/],
  ['environment/SITE_ANALYTICS_ID', `xoxb-${secretPart}`, 'SITE_ANALYTICS_ID', /revoke it/],
  ['business/checkouts/0/affiliateParameter', stripe, 'card.affiliateParameter', /revoke it/],
  ['business/checkouts/0/links/pack', `https://pay.acme.io/${stripe}`, 'links.pack', /revoke it/],
  ['business/product', `Acme ${stripe}`, 'business.product', /revoke it/],
  ['products/1/item', `ghp_${secretPart}${secretPart}`, 'products.swing.item', /revoke it/],
  [url, `https://cal.com/acme/${stripe}`, 'business.booking.url', /revoke it/],
  [url, `https://cal.com/acme#token=${secretPart}`, 'business.booking.url', /everyone can read/],
  [url, `https://cal.com/acme?sig=${secretPart}`, 'business.booking.url', /everyone can read/],
  [url, `https://me:${secretPart}@cal.com/acme`, 'business.booking.url', /everyone can read/],
  [list, `https://a.acme.io/l.txt?X-Amz-Signature=${secretPart}`, 'SITE_BLOCK_LIST', /can read/],
  [list, `https://a.acme.io/l.txt?client_secret=${secretPart}`, 'SITE_BLOCK_LIST', /can read/],
];
