import type { Mistake } from './business-mistakes.ts';

const phone = 'business/phone';
const email = 'business/email';
const mail = 'environment/SITE_MAIL_';

const placeholders = ['Tu producto', 'Mi empresa', 'My Company', '[Company]', 'Nombre'];
const sampleAddresses = [
  'tu@acme.io',
  'tucorreo@acme.io',
  'email@acme.io',
  'ejemplo@acme.io',
  'example@gmail.com',
];
const unread = ['no_reply@', 'no.reply@', 'noreply+x@', 'do.not.reply@', 'no-responder@'];

/** Names, e-mail addresses, phone numbers and names in `.env` that can't be what they seem. */
export const textMistakes: readonly Mistake[] = [
  ...placeholders.map((name): Mistake => ['business/company', name, 'company', /your own value/]),
  ...sampleAddresses.map((it): Mistake => [email, it, 'business.email', /Replace it|your own/]),
  ...unread.map((it): Mistake => [email, `${it}acme.io`, 'business.email', /one that you read/]),
  ['business/product', '\u200b', 'business.product', /Type it again/],
  ['business/product', 'Ac\u200bme', 'business.product', /Type it again/],
  ['business/product', '\u2066Acme\u2069', 'business.product', /Type it again/],
  ['business/product', '\u3164', 'business.product', /Type it again/],
  [email, `${'a'.repeat(70)}@acme.io`, 'business.email', /Write one such as/],
  [email, `help@${'a'.repeat(70)}.io`, 'business.email', /Write one such as/],
  [phone, '2004000', 'business.phone', /country code/],
  [phone, '212 200 4000', 'business.phone', /country code/],
  [phone, '+44 020 7946 1234', 'business.phone', /country code/],
  [phone, '+44 (0)20 7946 1234', 'business.phone', /country code/],
  [phone, '+999 123 456 789', 'business.phone', /country code/],
  [phone, '+1 (212 200-4000', 'business.phone', /country code/],
  [phone, '+44 7700 900123', 'business.phone', /your own/],
  [phone, '+44 20 7946 0123', 'business.phone', /your own/],
  [`${mail}PUBLIC_KEY`, 'aaaaaaaaaaaaaaaa', 'SITE_MAIL_PUBLIC_KEY', /EmailJS dashboard/],
  [`${mail}PUBLIC_KEY`, 'abcdefghijklmnop', 'SITE_MAIL_PUBLIC_KEY', /EmailJS dashboard/],
  [`${mail}CAPTCHA_PARAMETER`, 'subject', 'SITE_MAIL_CAPTCHA_PARAMETER', /a name of its own/],
  [`${mail}CAPTCHA_PARAMETER`, 'constructor', 'SITE_MAIL_CAPTCHA_PARAMETER', /name of its own/],
  [`${mail}CAPTCHA_TOKEN`, 'x', 'SITE_MAIL_CAPTCHA_TOKEN', /SITE_MAIL_CAPTCHA_PARAMETER\?/],
  [`${mail}KEY`, 'x', 'SITE_MAIL_KEY', /mean SITE_MAIL_PUBLIC_KEY\?/],
  ['environment/SITE_HSTS', 'true', 'SITE_HSTS', /mean SITE_HSTS_PRELOAD\?/],
  ['environment/SITE_URL', 'https://acme.io', 'SITE_URL', /mean SITE_ANALYTICS_URL\?/],
];
