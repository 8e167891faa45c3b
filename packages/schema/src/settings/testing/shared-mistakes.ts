import type { Mistake } from './business-mistakes.ts';
import { readySettings } from './ready-settings.ts';

const [card, wallet] = readySettings.business.checkouts;
const master = 'business/masterClass/url';
const masterClass = 'business.masterClass.url';
const pack = 'business/checkouts/0/links/pack';
const mail = 'environment/SITE_MAIL_';

/** Two checkouts with these templates. */
const templates = (first: string, second: string) => [
  { ...card, template: first },
  { ...wallet, template: second },
];

/** URLs that lead to where `https://buy.stripe.com/fff`, the URL of another item, leads. */
const sameUrls = [
  'https://BUY.stripe.com/fff',
  'https://buy.stripe.com:443/fff',
  'https://buy.stripe.com/fff/',
  'https://buy.stripe.com/fff?',
  'https://buy.stripe.com/fff#',
  'https://buy.stripe.com/fff#pay',
  'https://buy.stripe.com/fff?utm_source=x',
  'https://buy.stripe.com/fff?client_reference_id=me',
  'https://buy.stripe.com/fff?x=1',
  'https://buy.stripe.com/%66ff',
];

/** Values that were pasted in two places. */
export const sharedMistakes: readonly Mistake[] = [
  ...sameUrls.map((url): Mistake => [pack, url, 'checkouts.card.swing', /URL of its own/]),
  [pack, 'https://cal.com/acme/advisor', 'checkouts.card.pack', /booking.*URL of its own/],
  [pack, 'https://www.acme-flow.io/buy', 'checkouts.card.pack', /page of this site.*stripe/],
  [pack, 'https://acme-flow.io/es/buy', 'checkouts.card.pack', /page of this site.*stripe/],
  [master, 'https://www.acme-flow.io/master-class', masterClass, /page of this site.*stripe/],
  [master, 'https://buy.stripe.com/ccc', masterClass, /card\.lifetime.*URL of its own/],
  [master, 'https://buy.stripe.com/ccc/', masterClass, /card\.lifetime.*URL of its own/],
  [master, 'https://buy.STRIPE.com/ccc', masterClass, /card\.lifetime.*URL of its own/],
  [master, 'https://buy.stripe.com/bbb?x=1', masterClass, /card\.yearly.*URL of its own/],
  [master, 'https://cal.com/acme/advisor/', masterClass, /booking.*URL of its own/],
  [master, 'https://CAL.com/acme/advisor', masterClass, /booking.*URL of its own/],
  [master, 'https://cal.com/acme/advisor?x=1', masterClass, /booking.*URL of its own/],
  ['business/dataFeed/url', 'https://www.ninjatrader.com', 'dataFeed.url', /URL of its own/],
  [
    'business/checkouts',
    templates('https://pay.acme.io/{item}', 'https://PAY.acme.io/{item}?'),
    'wallet.template',
    /card\.template/,
  ],
  [
    'business/checkouts',
    templates('https://pay.acme.io/Card/{item}', 'https://pay.acme.io/card/{item}/'),
    'wallet.template',
    /card\.template/,
  ],
  [`${mail}LICENCE_TEMPLATE_ID`, 'hT5_qL2mNv8RsUwXz', 'LICENCE_TEMPLATE_ID', /PUBLIC_KEY.*Copy/],
  [`${mail}LICENCE_TEMPLATE_ID`, 'service_k2j9x1a', 'LICENCE_TEMPLATE_ID', /Copy the right one/],
  ['freeIndicators/0/downloadItem', 'swing', 'freeIndicators.vwap', /item of its own/],
  [
    'videos',
    [...readySettings.videos, { ...readySettings.videos[0], title: 'Tour' }],
    'videos.Tour.id',
    /Hero.*id of its own/,
  ],
  ['reviews', [...readySettings.reviews, ...readySettings.reviews], 'reviews.a', /Remove one/],
  ['environment/SITE_BASE', '/buy', 'SITE_BASE', /another path/],
  ['environment/SITE_BASE', '/es', 'SITE_BASE', /another path/],
  ['environment/SITE_BASE', '/assets', 'SITE_BASE', /another path/],
  ['environment/SITE_BASE', '/Blog', 'SITE_BASE', /another path/],
];
