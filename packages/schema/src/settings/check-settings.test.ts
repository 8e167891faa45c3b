import { describe, expect, it } from 'vitest';
import { checkSettings, settingList } from './check-settings.ts';
import { describeProblem, problemLine } from './describe-problem.ts';
import { ruleMessages } from './messages.ts';
import type { SiteSettings } from './setting.ts';
import { readySettings } from './testing/ready-settings.ts';
import { valuesAt } from './values-at.ts';

/** Sets the value of a path, which may lead through lists. */
function change(path: string, value: unknown): SiteSettings {
  const copy = structuredClone(readySettings);
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((branch, key) => Reflect.get(Object(branch), key), copy);
  Reflect.set(Object(parent), last, value);
  return copy;
}

const linesOf = (settings: SiteSettings) =>
  checkSettings(settings).map((problem) => problemLine(problem, 'en'));

const url = 'business/booking/url';
const key = 'environment/SITE_CAPTCHA_SITE_KEY';
const mail = 'environment/SITE_MAIL_';
const list = 'environment/SITE_BLOCK_LIST';
const card = 'business/checkouts/0/';
const wallet = 'business/checkouts/1/';
const es = 'plans/es/1/';

/** Mistakes: where, the value, the setting that the message names, and the remedy it gives. */
const mistakes: readonly (readonly [string, unknown, string, RegExp])[] = [
  [url, 'javascript:alert(1)', 'business.booking.url', /Write an https URL/],
  [url, 'http://cal.com/acme', 'business.booking.url', /Write an https URL/],
  [url, 'cal.com/acme', 'business.booking.url', /Write an https URL/],
  [url, '//cal.com/acme', 'business.booking.url', /Write an https URL/],
  [url, 'ftp://cal.com/acme', 'business.booking.url', /Write an https URL/],
  [url, 'data:text/html,x', 'business.booking.url', /Write an https URL/],
  [url, '', 'business.booking.url', /is not set.*https:\/\/cal\.com/],
  [url, undefined, 'business.booking.url', /is not set/],
  [url, ' https://cal.com/acme', 'business.booking.url', /Remove the blank/],
  [url, 'https://cal.com/a b', 'business.booking.url', /Write the entire URL/],
  [url, 'https:cal.com', 'business.booking.url', /Write the entire URL/],
  [url, 'https://', 'business.booking.url', /Write the entire URL/],
  [url, 'https://localhost:3000/tg', 'business.booking.url', /public host name/],
  [url, 'https://127.0.0.1/x', 'business.booking.url', /public host name/],
  [url, 'https://192.168.1.4/x', 'business.booking.url', /public host name/],
  [url, 'https://[::1]/x', 'business.booking.url', /public host name/],
  [url, 'https://intranet/x', 'business.booking.url', /public host name/],
  [url, 'https://shop.local/x', 'business.booking.url', /public host name/],
  [url, 'https://shop.test/x', 'business.booking.url', /public host name/],
  [url, 'https://me:pw@cal.com/x', 'business.booking.url', /Remove it: everyone can read/],
  [url, 'https://EXAMPLE.COM/x', 'business.booking.url', /Replace it with your own URL/],
  [url, 'https://cal.com/example', 'business.booking.url', /Replace it with your own URL/],
  [url, 'https://cal.com/your-name', 'business.booking.url', /your own value/],
  [url, 'TODO', 'business.booking.url', /your own value/],
  ['business/masterClass/url', 'https://dashboard.stripe.com/x', 'masterClass.url', /live payment/],
  ['business/community/telegram/url', 'http://localhost:3000/tg', 'telegram.url', /https URL/],
  ['business/community/telegram/url', 'https://discord.gg/b', 'telegram.url', /t\.me\/acme/],
  ['business/community/telegram/url', 'https://t.me/example?start=1', 'telegram.url', /your own/],
  ['business/community/discord/url', '', 'business.community.discord.url', /Set it/],
  ['business/community/discord/url', 'https://t.me/acme', 'discord.url', /discord\.gg\/acme/],
  [
    'business/community/youtube/url',
    'https://youtube.com/@example/',
    'youtube.url',
    /your own URL/,
  ],
  ['business/masterClass/url', 'https://cal.com/acme/advisor', 'masterClass.url', /URL of its own/],
  ['business/origin', 'http://', 'business.origin', /https URL/],
  ['business/origin', 'https://www.acme.io/', 'business.origin', /without a path or a slash/],
  ['business/origin', 'https://www.acme.io/shop', 'business.origin', /without a path/],
  ['business/origin', 'https://www.example.com', 'business.origin', /your own URL/],
  ['business/origin', 'https://WWW.acme.io', 'business.origin', /https:\/\/ and the host only/],
  ['business/email', '', 'business.email', /Set it, for example to help@acme\.io/],
  ['business/email', 'help@acme', 'business.email', /Write one such as/],
  ['business/email', 'help acme.io', 'business.email', /Write one such as/],
  ['business/email', 'mailto:help@acme.io', 'business.email', /Write one such as/],
  ['business/email', 'help@acme.io, me@acme.io', 'business.email', /Write one such as/],
  ['business/email', 'help@server.local', 'business.email', /Write one such as/],
  ['business/email', 'Support@Example.com', 'business.email', /your own/],
  ['business/phone', 'call us', 'business.phone', /country code/],
  ['business/phone', '555', 'business.phone', /country code/],
  ['business/phone', '(212) 200-4000', 'business.phone', /country code/],
  ['business/phone', '001 555 010 0199', 'business.phone', /country code/],
  ['business/phone', '1 555 010 0199', 'business.phone', /your own/],
  ['business/phone', '1 212 555 0142', 'business.phone', /your own/],
  ['business/phone', '1111111111', 'business.phone', /your own/],
  ['business/phone', '1234567890123456', 'business.phone', /country code/],
  ['business/sample', true, 'business.sample', /write false/],
  ['business/product', '', 'business.product', /Set it/],
  ['business/product', 'Ac<b>me', 'business.product', /plain text/],
  ['business/company', 'TODO: company', 'business.company', /your own value/],
  ['business/productSlug', 'Acme Pro', 'business.productSlug', /lower-case/],
  ['business/productSlug', 'acmé', 'business.productSlug', /lower-case/],
  ['business/office/days', 'Lu-Vi', 'business.office.days', /English days: Mo-Fr/],
  ['business/office/opens', '8:00', 'business.office.opens', /two digits/],
  ['business/office/closes', '25:00', 'business.office.closes', /two digits/],
  ['business/office/closes', '07:00', 'business.office.closes', /later time/],
  ['business/office/utcOffset', -4.5, 'business.office.utcOffset', /from -12 to 14/],
  ['business/hours/es', '', 'business.hours.es', /Set it/],
  [`${card}name/es`, '', 'business.checkouts.card.name.es', /Set it/],
  [`${card}links/pack`, 'http://pay.acme.io/x', 'card.links.pack', /https URL/],
  [`${card}links/pack`, 'https://buy.stripe.com/test_x', 'card.links.pack', /live payment link/],
  [`${card}links/pack`, 'https://www.sandbox.paypal.com/x', 'card.links.pack', /live payment link/],
  [`${card}links/pack`, 'https://buy.stripe.com/fff', 'card.swing', /URL of its own/],
  [`${card}links/pakc`, 'https://buy.stripe.com/zzz', 'card.links.pakc', /Did you mean pack\?/],
  [`${card}links/yearly/es`, 'javascript:0', 'card.links.yearly.es', /https URL/],
  [`${card}links/swing`, '', 'business.checkouts.card.links.swing', /Set it/],
  [`${card}links`, {}, 'business.checkouts.card', /Add pack to its `links`/],
  [`${card}affiliateParameter`, 'ref=', 'card.affiliateParameter', /client_reference_id/],
  [`${wallet}template`, 'http://pay.acme.io/{item}', 'wallet.template', /https URL/],
  [`${wallet}template`, 'https://pay.acme.io/wallet', 'wallet.template', /Write \{item\} where/],
  [`${wallet}template`, 'https://pay.acme.io/{item}/{plan}', 'wallet.template', /Only \{item\}/],
  [`${wallet}template`, 'https://checkout.example.com/{item}', 'wallet.template', /your own URL/],
  [`${es}price`, 0, 'plans.es.lifetime.price', /amount of US dollars/],
  [`${es}price`, -5, 'plans.es.lifetime.price', /amount of US dollars/],
  [`${es}price`, Number.NaN, 'plans.es.lifetime.price', /amount of US dollars/],
  [`${es}price`, '790', 'plans.es.lifetime.price', /amount of US dollars/],
  [`${es}price`, 790.005, 'plans.es.lifetime.price', /Round it/],
  [`${es}regularPrice`, 790, 'plans.es.lifetime.regularPrice', /Raise it/],
  [`${es}instalments/amount`, 150, 'plans.es.lifetime.instalments', /Correct the count/],
  [`${es}instalments/amount`, 0, 'plans.es.lifetime.instalments.amount', /US dollars/],
  [`${es}instalments/count`, 1, 'plans.es.lifetime.instalments.count', /from 2 to 60/],
  [`${es}instalments/item`, 'lifetime', 'plans.es.lifetime.instalments', /item of its own/],
  [`${es}id`, 'yearly', 'plans.es.yearly', /an id of its own/],
  [`${es}billing`, 'yearly', 'plans.es', /Add one/],
  [`${es}item`, 'Life time', 'plans.es.lifetime.item', /lower-case/],
  [`${es}colors/0`, 'gold', 'plans.es.lifetime.colors.0', /#rrggbb/],
  ['plans/es/0/name', '', 'plans.es.yearly.name', /Set it/],
  ['products/1/price', 0, 'products.swing.price', /US dollars/],
  ['products/0/partsTotal', 300, 'products.pack.partsTotal', /Add the parts/],
  ['products/0/price', 288, 'products.pack.partsTotal', /has to cost less/],
  ['products/1/item', 'pack', 'products.swing', /item of its own/],
  [key, 'ES_0123456789abcdef0123456789abcdef', 'SITE_CAPTCHA_SITE_KEY', /secret.*site key/],
  [key, `0x${'0'.repeat(40)}`, 'SITE_CAPTCHA_SITE_KEY', /secret.*site key/],
  [key, ' ES_0123456789abcdef', 'SITE_CAPTCHA_SITE_KEY', /secret.*site key/],
  [key, '10000000-ffff-ffff-ffff-000000000001', 'SITE_CAPTCHA_SITE_KEY', /your account/],
  [key, '10000000-FFFF-FFFF-FFFF-000000000001', 'SITE_CAPTCHA_SITE_KEY', /your account/],
  [key, '10000000-ffff-ffff-ffff-000000000001 ', 'SITE_CAPTCHA_SITE_KEY', /Remove the blank/],
  [key, '', 'SITE_CAPTCHA_SITE_KEY', /Set it/],
  [key, 'your-site-key', 'SITE_CAPTCHA_SITE_KEY', /your own value/],
  [key, 'abc', 'SITE_CAPTCHA_SITE_KEY', /a UUID/],
  [`${mail}PUBLIC_KEY`, 'TODO', 'SITE_MAIL_PUBLIC_KEY', /your own value/],
  [`${mail}PUBLIC_KEY`, ' ', 'SITE_MAIL_PUBLIC_KEY', /Set it/],
  [`${mail}PUBLIC_KEY`, 'sk_live_0123456789', 'SITE_MAIL_PUBLIC_KEY', /revoke it/],
  [`${mail}PUBLIC_KEY`, 'service_k2j9x1a', 'SITE_MAIL_PUBLIC_KEY', /Copy the right one/],
  [`${mail}SERVICE_ID`, 'your_service_id', 'SITE_MAIL_SERVICE_ID', /your own value/],
  [`${mail}SERVICE_ID`, 'template_contact', 'SITE_MAIL_SERVICE_ID', /Copy the right one/],
  [`${mail}SERVICE_ID`, undefined, 'SITE_MAIL_SERVICE_ID', /Set it/],
  [
    `${mail}LICENCE_TEMPLATE_ID`,
    'template_contact',
    'LICENCE_TEMPLATE_ID',
    /template for each form/,
  ],
  [`${mail}CONTACT_TEMPLATE_ID`, 'my template', 'CONTACT_TEMPLATE_ID', /EmailJS dashboard/],
  [`${mail}CONTACT_TEMPLATE_ID`, 'service_k2j9x1a', 'CONTACT_TEMPLATE_ID', /Copy the right one/],
  [`${mail}CAPTCHA_PARAMETER`, 'message', 'CAPTCHA_PARAMETER', /a name of its own/],
  [`${mail}CAPTCHA_PARAMETER`, '{{token}}', 'CAPTCHA_PARAMETER', /letters, digits/],
  [
    `${mail}CAPTCHA_PARAMETR`,
    'token',
    'SITE_MAIL_CAPTCHA_PARAMETR',
    /SITE_MAIL_CAPTCHA_PARAMETER\?/,
  ],
  [`${mail}SERVICEID`, 'service_k2j9x1a', 'SITE_MAIL_SERVICEID', /mean SITE_MAIL_SERVICE_ID\?/],
  [`${mail}LICENSE_TEMPLATE_ID`, 'x', 'SITE_MAIL_LICENSE_TEMPLATE_ID', /SITE_MAIL_LICENCE_TEM/],
  ['environment/SITE_HCAPTCHA_KEY', 'x', 'SITE_HCAPTCHA_KEY', /Did you mean SITE_CAPTCHA/],
  ['environment/SITE_SERVICES', 'Live', 'SITE_SERVICES', /Write live/],
  ['environment/SITE_SERVICES', 'production', 'SITE_SERVICES', /Write live/],
  ['environment/SITE_SERVICES', undefined, 'SITE_SERVICES', /SITE_SERVICES=live/],
  ['environment/SITE_FORM_FEEDBACK', 'loud', 'SITE_FORM_FEEDBACK', /inline or silent/],
  ['environment/SITE_HSTS_PRELOAD', 'yes', 'SITE_HSTS_PRELOAD', /true or false/],
  ['environment/SITE_ANALYTICS', 'google', 'SITE_ANALYTICS', /plausible, umami or beacon/],
  ['environment/SITE_ANALYTICS', 'plausible', 'SITE_ANALYTICS', /Set SITE_ANALYTICS_URL as well/],
  ['environment/SITE_ANALYTICS', 'umami', 'SITE_ANALYTICS', /Set SITE_ANALYTICS_URL as well/],
  ['environment/SITE_ANALYTICS', 'beacon', 'SITE_ANALYTICS', /Set SITE_ANALYTICS_URL as well/],
  ['environment/SITE_ANALYTICS_URL', 'http://a.acme.io/', 'ANALYTICS_URL', /https URL/],
  ['environment/SITE_ANALYTICS_URL', 'https://a.acme.io/', 'ANALYTICS_URL', /Set SITE_ANALYTICS,/],
  ['environment/SITE_ANALYTICS_ID', 'sk_live_0123456789', 'ANALYTICS_ID', /revoke it/],
  ['environment/SITE_ANALYTICS_ID', 'my site', 'ANALYTICS_ID', /Copy it from the service/],
  ['environment/SITE_ANALYTIC', 'umami', 'SITE_ANALYTIC', /Did you mean SITE_ANALYTICS\?/],
  ['environment/SITE_BASE', 'shop', 'SITE_BASE', /a slash at its start only: \/shop/],
  ['environment/SITE_BASE', '/shop/', 'SITE_BASE', /a slash at its start only/],
  ['environment/SITE_BASE', 'https://acme.github.io/shop', 'SITE_BASE', /a slash at its start/],
  [list, '', 'SITE_BLOCK_LIST', /Set it/],
  [list, '/block-list.txt', 'SITE_BLOCK_LIST', /https URL/],
  [list, 'http://localhost:3000/list.txt', 'SITE_BLOCK_LIST', /https URL/],
  [list, 'ftp://acme.io/list.txt', 'SITE_BLOCK_LIST', /https URL/],
  [list, 'https://github.com/acme/lists/blob/main/list.txt', 'SITE_BLOCK_LIST', /raw file/],
  [list, 'https://acme.io/list.txt#top', 'SITE_BLOCK_LIST', /Remove the #/],
  ['reviews/0', { sample: true }, 'reviews.0', /real one/],
  ['reviews/0/source', '', 'reviews.a', /where readers can check/],
  ['videos/0/id', 'https://youtu.be/dQw4w9WgXcQ', 'videos.Hero.id', /id alone/],
  ['videos/0/id', 'not a video', 'videos.Hero.id', /11 characters/],
  ['videos/0/id', 'sample-en-0', 'videos.Hero.id', /id of your video/],
  ['videos/0/id', '', 'videos.Hero.id', /Set it/],
  ['unanswered', [{ id: 'law', asks: 'which law applies' }], 'facts.law', /State your own fact/],
  ['videos/0/duration', '2 min', 'videos.Hero.duration', /minutes and seconds/],
];

it('finds nothing wrong with settings that are ready', () => {
  expect(linesOf(readySettings)).toEqual([]);
});

it('has at least 60 mistakes to refuse', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(60);
});

it.each(mistakes)('refuses %s as %j', (path, value, setting, remedy) => {
  const lines = linesOf(change(path, value));
  const named = lines.filter((line) => line.split(' ')[0]?.includes(setting.split(' ')[0] ?? ''));
  expect(named.join('\n'), lines.join('\n')).toMatch(remedy);
});

it.each(mistakes)('explains %s as %j in both languages', (path, value) => {
  for (const problem of checkSettings(change(path, value)))
    for (const locale of ['en', 'es'] as const) {
      const texts = describeProblem(problem, locale);
      expect(`${texts.problem} ${texts.remedy}`.replace(/\{(?:item|language)\}/g, '')).not.toMatch(
        /\{\w+\}/,
      );
    }
});

it('never shows a secret', () => {
  const secrets = ['ES_0123456789abcdef0123456789abcdef', `0x${'0'.repeat(39)}1`];
  for (const secret of secrets)
    expect(linesOf(change(key, secret)).join()).not.toContain(secret.slice(5));
});

it('reports two checkouts with one template once', () => {
  const settings = change(`${card}template`, 'https://pay.acme.io/{language}/{item}');
  const { checkouts } = settings.business;
  Reflect.set(checkouts[0], 'links', {});
  expect(linesOf(settings)).toEqual([
    'business.checkouts.wallet.template "https://pay.acme.io/{language}/{item}" is also the URL of card.template. Give each item and each checkout a URL of its own.',
  ]);
});

describe('the list of settings', () => {
  it.each(settingList)('$name is part of the settings', ({ name, optional }) => {
    const found = valuesAt(readySettings, name);
    expect(found.length).toBeGreaterThan(0);
    if (!optional) for (const { value } of found) expect(value).toBeDefined();
  });

  it('describes each setting in both languages', () => {
    for (const { must } of settingList) {
      expect(must.en).not.toBe('');
      expect(must.es).not.toBe(must.en);
    }
  });
});

it('has a message for every rule in both languages', () => {
  expect(Object.keys(ruleMessages.es).toSorted()).toEqual(Object.keys(ruleMessages.en).toSorted());
});
