import type { Locale, Localized } from '@otm/schema';

/** `es-US` keeps the dollar sign in front and the point as decimal sign, as the checkouts print prices. */
const tags: Localized<string> = { en: 'en-US', es: 'es-US' };

const money = (locale: Locale) =>
  new Intl.NumberFormat(tags[locale], {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });

const date = (locale: Locale) =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' });

const list = (locale: Locale) => new Intl.ListFormat(tags[locale], { type: 'conjunction' });

const formats = {
  en: { money: money('en'), date: date('en'), list: list('en') },
  es: { money: money('es'), date: date('es'), list: list('es') },
} satisfies Localized<unknown>;

/** An amount of US dollars as a visitor reads it; whole amounts carry no cents. */
export const formatMoney = (amount: number, locale: Locale): string =>
  formats[locale].money.format(amount);

/** A calendar day in words; the day is an ISO date, or a moment whose UTC day counts. */
export const formatDate = (day: string | Date, locale: Locale): string =>
  formats[locale].date.format(new Date(day));

/** Several names as one phrase: `a, b, and c`. */
export const formatList = (items: readonly string[], locale: Locale): string =>
  formats[locale].list.format(items);
