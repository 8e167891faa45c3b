import { type Locale, locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { business } from '../business.ts';
import { describeHours } from '../office-hours.ts';
import { metasOf } from './metas-of.ts';
import { textWidth } from './text-width.ts';

const { office, product, sample } = business;
const longName = 'Tidewater Pro+';
const longHours = describeHours({ ...office, opens: '09:30', closes: '18:30', utcOffset: 1 });

/** Whether the owner's name is measured: not the sample's short one, nor one that is too long to fit. */
const keepsName = !sample && product.length <= longName.length;

/** A text as long as other owners' names and hours make it. */
const withLongNames = (text: string, locale: Locale) =>
  (keepsName ? text : text.replaceAll(product, longName)).replaceAll(
    business.hours[locale],
    longHours[locale],
  );

describe.each(locales)('the titles and descriptions in %s', (locale) => {
  const metas = metasOf(locale);
  const titles = metas.map(({ title }) => withLongNames(title, locale));
  const descriptions = metas.map(({ description }) => withLongNames(description, locale));

  it('belong to more than ten pages and are unique', () => {
    expect(metas.length).toBeGreaterThan(10);
    expect(new Set(titles).size).toBe(metas.length);
    expect(new Set(descriptions).size).toBe(metas.length);
  });

  it.each(titles)('the title %j has 15 to 65 characters and at most 580 px', (title) => {
    expect(title.length).toBeGreaterThanOrEqual(15);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(textWidth(title, 20)).toBeLessThanOrEqual(580);
  });

  it.each(descriptions)(
    'the description %j has 70 to 160 characters and at most 920 px',
    (text) => {
      expect(text.length).toBeGreaterThanOrEqual(70);
      expect(text.length).toBeLessThanOrEqual(160);
      expect(textWidth(text, 14)).toBeLessThanOrEqual(920);
    },
  );
});

it('no title or description is the same in both languages', () => {
  const english = metasOf('en').flatMap(({ title, description }) => [title, description]);
  const spanish = metasOf('es').flatMap(({ title, description }) => [title, description]);
  expect(english.filter((text) => spanish.includes(text))).toEqual([]);
});
