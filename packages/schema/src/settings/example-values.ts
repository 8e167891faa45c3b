import type { Setting } from './setting.ts';

/** The settings that no two owners share: their example is no one's own value. */
export const ownSettings: ReadonlySet<string> = new Set([
  ...[
    'MAIL_PUBLIC_KEY',
    'MAIL_SERVICE_ID',
    'MAIL_CONTACT_TEMPLATE_ID',
    'MAIL_LICENCE_TEMPLATE_ID',
    'BLOCK_LIST',
    'CAPTCHA_SITE_KEY',
    'ANALYTICS_ID',
  ].map((name) => `environment.SITE_${name}`),
  ...[
    'product',
    'company',
    'origin',
    'email',
    'phone',
    'community.youtube.url',
    'community.telegram.url',
    'community.discord.url',
    'booking.url',
    'masterClass.url',
    'checkouts.*.template',
    'checkouts.*.links.**',
  ].map((name) => `business.${name}`),
  'reviews.*.quote',
  'videos.*.id',
]);

/** Returns what tells values apart: a plus sign, a slash at the end or capitals don't. */
const essence = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a value is the example that the documentation and the messages show. */
export const isExample = ({ example, name }: Setting, value: unknown): boolean =>
  ownSettings.has(name) && typeof value === 'string' && essence(value) === essence(example);
