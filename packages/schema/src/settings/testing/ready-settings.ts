import type { Business } from '../../business.ts';
import type { Plan, Product } from '../../shop.ts';
import type { SiteSettings } from '../setting.ts';

const business: Business = {
  product: 'Acme Flow',
  productSlug: 'acme',
  company: 'Acme Tools LLC',
  origin: 'https://www.acme-flow.io',
  email: 'support@acme.io',
  phone: '1 212 200 4000',
  sample: false,
  hostPlatform: { name: 'NinjaTrader 8', url: 'https://ninjatrader.com/' },
  dataFeed: { name: 'Rithmic', url: 'https://www.rithmic.com/' },
  community: {
    youtube: { name: 'YouTube', url: 'https://www.youtube.com/@acmeflow' },
    telegram: { name: 'Telegram', url: 'https://t.me/acmeflow' },
    discord: { name: 'Discord', url: 'https://discord.gg/acmeflow' },
  },
  booking: { name: 'Calendar', url: 'https://cal.com/acme/advisor' },
  masterClass: { name: 'MasterClass', url: 'https://buy.stripe.com/class' },
  linksMasterClass: true,
  checkouts: [
    {
      id: 'card',
      name: { en: 'card', es: 'tarjeta' },
      links: {
        yearly: { en: 'https://buy.stripe.com/aaa', es: 'https://buy.stripe.com/bbb' },
        lifetime: 'https://buy.stripe.com/ccc',
        'lifetime-parts': 'https://buy.stripe.com/ddd',
        pack: 'https://buy.stripe.com/eee',
        swing: 'https://buy.stripe.com/fff',
        'free-vwap': 'https://buy.stripe.com/ggg',
      },
      affiliateParameter: 'client_reference_id',
    },
    {
      id: 'wallet',
      name: { en: 'wallet', es: 'billetera' },
      template: 'https://pay.acme.io/{language}/{item}',
    },
  ],
  office: { days: 'Mo-Fr', opens: '08:00', closes: '17:00', utcOffset: -4 },
  hours: { en: '8 to 5 PM GMT-4', es: 'de 8 a. m. a 5 p. m. (GMT-4)' },
};

const plan: Plan = {
  id: 'yearly',
  name: 'Yearly',
  billing: 'yearly',
  price: 390,
  regularPrice: 499,
  period: 'per year',
  features: [{ text: 'All indicators', included: true }],
  action: 'Get the yearly plan',
  item: 'yearly',
  colors: ['#8696a6', '#a9b6c3'],
};

const plans: readonly Plan[] = [
  plan,
  {
    ...plan,
    id: 'lifetime',
    billing: 'lifetime',
    price: 790,
    regularPrice: 899,
    installments: { count: 5, amount: 158, item: 'lifetime-parts' },
    item: 'lifetime',
    recommended: true,
  },
];

const products: readonly Product[] = [
  { id: 'pack', name: { en: 'Pack', es: 'Paquete' }, price: 197, partsTotal: 288, item: 'pack' },
  { id: 'swing', name: { en: 'Swing', es: 'Swing' }, price: 288, item: 'swing' },
];

/** Settings that are ready to go live. */
export const readySettings: SiteSettings = {
  environment: {
    SITE_SERVICES: 'live',
    SITE_MAIL_PUBLIC_KEY: 'hT5_qL2mNv8RsUwXz',
    SITE_MAIL_SERVICE_ID: 'service_m7p3w5c',
    SITE_MAIL_CONTACT_TEMPLATE_ID: 'template_a1b2c3d',
    SITE_MAIL_LICENCE_TEMPLATE_ID: 'template_e4f5g6h',
    SITE_BLOCK_LIST: 'https://raw.githubusercontent.com/acme/flow/main/blocked.txt',
    SITE_CAPTCHA_SITE_KEY: '7a2f9c4e-1b6d-4e83-9f05-c4d8e2a6b170',
  },
  business,
  plans: { en: plans, es: plans },
  products,
  monthlyPrices: { basic: 99, pro: 199, premium: 299 },
  freeIndicators: [{ id: 'vwap', downloadItem: 'free-vwap' }],
  reviews: [
    { id: 'a', name: 'Ana', quote: 'Clear.', sample: false, source: 'Trustpilot, March 2026' },
  ],
  videos: [{ id: 'kX7_pQ2mR9s', title: 'Hero', summary: 'A tour.', duration: '2:10' }],
  captures: {
    vwap: {
      src: '/captures/vwap.avif',
      width: 1312,
      height: 738,
      alt: { en: 'VWAP with its bands', es: 'VWAP con sus bandas' },
      version: '2.5',
      instrument: 'ES 12-26',
      date: '2026-11-20',
      spots: [{ x: 40, y: 55, text: { en: 'The average price', es: 'El precio promedio' } }],
    },
  },
  unanswered: [],
  withoutCapture: [],
  takenPaths: ['/buy', '/blog', '/es', '/assets'],
};
