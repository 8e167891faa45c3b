import type { Business, OfficeHours } from '@otm/schema';
import { describeHours } from './office-hours.ts';

const office: OfficeHours = { days: 'Mo-Fr', opens: '08:00', closes: '17:00', utcOffset: -4 };

/** The business behind the site; every value is a sample on a reserved name until its owner sets it. */
export const business: Business = {
  product: 'OTM',
  productSlug: 'otm',
  company: 'OTM Indicators',
  origin: 'https://www.example.com',
  email: 'support@example.com',
  phone: '1 555 010 0199',
  sample: true,
  hostPlatform: { name: 'NinjaTrader 8', url: 'https://ninjatrader.com/' },
  dataFeed: { name: 'Rithmic', url: 'https://www.rithmic.com/' },
  community: {
    youtube: { name: 'YouTube', url: 'https://www.youtube.com/@example' },
    telegram: { name: 'Telegram', url: 'https://t.me/example' },
    discord: { name: 'Discord', url: 'https://discord.gg/example' },
  },
  booking: { name: 'Calendar', url: 'https://calendar.example.com/advisor' },
  masterClass: { name: 'MasterClass', url: 'https://checkout.example.com/master-class' },
  linksMasterClass: true,
  checkouts: [
    {
      id: 'card',
      name: { en: 'card', es: 'tarjeta' },
      template: 'https://checkout.example.com/card/{item}',
      affiliateParameter: 'aff',
    },
    {
      id: 'wallet',
      name: { en: 'online wallet', es: 'billetera en línea' },
      template: 'https://checkout.example.com/wallet/{item}',
      affiliateParameter: 'aff',
    },
  ],
  office,
  hours: describeHours(office),
};
