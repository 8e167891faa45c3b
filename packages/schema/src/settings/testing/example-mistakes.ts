import { settingList } from '../check-settings.ts';
import type { Mistake } from './business-mistakes.ts';

const exampleOf = (name: string) => settingList.find((it) => it.name === name)?.example;

/** The places of the settings whose example is refused, by the settings' names. */
export const examplePlaces: ReadonlyMap<string, string> = new Map([
  ...[
    'MAIL_PUBLIC_KEY',
    'MAIL_SERVICE_ID',
    'MAIL_CONTACT_TEMPLATE_ID',
    'MAIL_LICENCE_TEMPLATE_ID',
    'BLOCK_LIST',
    'CAPTCHA_SITE_KEY',
    'ANALYTICS_ID',
  ].map((it) => [`environment.SITE_${it}`, `environment/SITE_${it}`] as const),
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
  ].map((it) => [`business.${it}`, `business/${it.replaceAll('.', '/')}`] as const),
  ['business.checkouts.*.template', 'business/checkouts/1/template'],
  ['business.checkouts.*.links.**', 'business/checkouts/0/links/pack'],
  ['reviews.*.quote', 'reviews/0/quote'],
  ['videos.*.id', 'videos/0/id'],
]);

const named = (place: string) =>
  place
    .replace('environment/', '')
    .replaceAll('/', '.')
    .replace(/(?<=reviews|videos|checkouts)\.\d.*/, '');

/** Examples of the documentation, which owners have copied. */
export const exampleMistakes: readonly Mistake[] = [
  ...[...examplePlaces].map(
    ([name, place]): Mistake => [place, exampleOf(name), named(place), /is the example.*your own/],
  ),
  ['business/phone', '+1 (415) 200-0142', 'business.phone', /is the example/],
  ['business/email', 'HELP@acme.io', 'business.email', /is the example/],
];
