import * as v from 'valibot';
import type { Localized } from '../locale.ts';
import { checkoutLink, checkoutTemplate } from './checkout-rules.ts';
import { discordUrl, telegramUrl, youtubeUrl } from './community-rules.ts';
import { email } from './contact-rules.ts';
import { days, time, utcOffset } from './hours-rules.ts';
import type { RuleId } from './messages.ts';
import { phone } from './phone-rules.ts';
import type { Setting } from './setting.ts';
import { choice, flag, name, parameter, slug } from './text-rules.ts';
import { bookingUrl, origin, publicUrl } from './url-rules.ts';

const business = (
  path: string,
  must: Localized<string>,
  example: string,
  schema: v.GenericSchema,
  optional = false,
): Setting => ({ name: `business.${path}`, area: 'business', must, example, schema, optional });

const link = (
  path: string,
  what: Localized<string>,
  example: string,
  schema: v.GenericSchema = publicUrl,
) => [
  business(
    `${path}.name`,
    { en: `the name of ${what.en}`, es: `el nombre de ${what.es}` },
    'Calendar',
    name,
  ),
  business(
    `${path}.url`,
    { en: `the public https URL of ${what.en}`, es: `la URL https pública de ${what.es}` },
    example,
    schema,
  ),
];

const localTime: Localized<string> = { en: 'local time, `HH:MM`', es: 'hora local, `HH:MM`' };

const links: readonly Setting[] = [
  ...link(
    'hostPlatform',
    { en: 'the trading platform', es: 'la plataforma de trading' },
    'https://ninjatrader.com/',
  ),
  ...link('dataFeed', { en: 'the data feed', es: 'los datos' }, 'https://www.rithmic.com/'),
  ...link(
    'community.youtube',
    { en: 'your YouTube channel', es: 'tu canal de YouTube' },
    'https://www.youtube.com/@acme',
    youtubeUrl,
  ),
  ...link(
    'community.telegram',
    { en: 'your Telegram group', es: 'tu grupo de Telegram' },
    'https://t.me/acme',
    telegramUrl,
  ),
  ...link(
    'community.discord',
    { en: 'your Discord server', es: 'tu servidor de Discord' },
    'https://discord.gg/acme',
    discordUrl,
  ),
  ...link(
    'booking',
    { en: 'the calendar for meetings', es: 'la agenda de reuniones' },
    'https://cal.com/acme',
    bookingUrl,
  ),
  ...link(
    'masterClass',
    { en: 'the checkout of the master class', es: 'el pago de la clase magistral' },
    'https://buy.stripe.com/8wM7sK',
    checkoutLink,
  ),
  business(
    'linksMasterClass',
    {
      en: '`true` links to the master class where the guide and the plans offer a meeting',
      es: '`true` enlaza la clase magistral donde la guía y los planes ofrecen una reunión',
    },
    'true or false',
    flag,
  ),
];

const checkouts: readonly Setting[] = [
  business(
    'checkouts.*.id',
    { en: 'the place of a checkout, each once', es: 'el lugar de un pago, cada uno una vez' },
    'card or wallet',
    choice('card', 'wallet'),
  ),
  business(
    'checkouts.*.name.{language}',
    { en: 'the name of a checkout in one language', es: 'el nombre de un pago en un idioma' },
    'card',
    name,
  ),
  business(
    'checkouts.*.template',
    {
      en: 'the pattern of a checkout’s URLs with `{item}`, if they follow one',
      es: 'el patrón de las URL de un pago con `{item}`, si siguen uno',
    },
    'https://pay.acme.io/card/{item}',
    checkoutTemplate,
    true,
  ),
  business(
    'checkouts.*.links.**',
    {
      en: 'an item’s URL at a checkout, for one language or for all',
      es: 'la URL de un artículo en un pago, de un idioma o de todos',
    },
    'https://buy.stripe.com/4gwbKv2yEeQD',
    checkoutLink,
  ),
  business(
    'checkouts.*.affiliateParameter',
    {
      en: 'the parameter that carries an affiliate’s code to a checkout',
      es: 'el parámetro que lleva el código de un afiliado a un pago',
    },
    'client_reference_id',
    parameter,
    true,
  ),
];

const office: readonly Setting[] = [
  business(
    'office.days',
    { en: 'weekdays as in schema.org', es: 'días como en schema.org' },
    'Mo-Fr',
    days,
  ),
  business('office.opens', localTime, '08:00', time),
  business('office.closes', localTime, '17:00', time),
  business(
    'office.utcOffset',
    { en: 'whole hours from UTC', es: 'horas enteras desde UTC' },
    '-4',
    utcOffset,
  ),
  business(
    'hours.{language}',
    { en: 'the office hours in one language', es: 'el horario en un idioma' },
    '8 to 5 PM GMT-4',
    name,
  ),
];

/** Facts of the business. */
export const businessSettings: readonly Setting[] = [
  business('product', { en: 'the product’s name', es: 'el nombre del producto' }, 'Acme', name),
  business(
    'productSlug',
    { en: 'the product’s name in URLs', es: 'el nombre del producto en las URL' },
    'acme',
    slug,
  ),
  business(
    'company',
    { en: 'the company’s name', es: 'el nombre de la empresa' },
    'Acme LLC',
    name,
  ),
  business(
    'origin',
    { en: 'the site’s public https origin', es: 'el origen https público del sitio' },
    'https://www.acme.io',
    origin,
  ),
  business(
    'email',
    { en: 'an e-mail address that you read', es: 'un correo que lees' },
    'help@acme.io',
    email,
  ),
  business(
    'phone',
    {
      en: 'an international phone number for the chat',
      es: 'un número internacional para el chat',
    },
    '1 415 200 0142',
    phone,
  ),
  business(
    'sample',
    {
      en: '`false` once every value is your own',
      es: '`false` cuando todos los valores son tuyos',
    },
    'false',
    v.literal(false, 'sample-data' satisfies RuleId),
  ),
  ...links,
  ...checkouts,
  ...office,
];
