import { isLocale, type Locale, type Localized, locales, type PageMeta } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { allContent as everything } from './all-content.ts';
import { textWidth } from './text-width.ts';

/** The list of all features repeats what their groups hold. */
const { features: _, ...content } = everything;

const isMeta = (value: unknown): value is PageMeta =>
  typeof value === 'object' && value !== null && 'title' in value && 'description' in value;

/** Every `meta` of a language anywhere in the content. */
const metasOf = (value: unknown, locale: Locale): PageMeta[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (isLocale(key) && key !== locale) return [];
    if (key !== 'meta') return metasOf(part, locale);
    return isMeta(part) ? [part] : [(part as Localized<PageMeta>)[locale]];
  });
};

describe.each(locales)('the titles and descriptions in %s', (locale) => {
  const metas = metasOf(content, locale);
  const titles = metas.map(({ title }) => title);
  const descriptions = metas.map(({ description }) => description);

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
  const english = metasOf(content, 'en').flatMap(({ title, description }) => [title, description]);
  const spanish = metasOf(content, 'es').flatMap(({ title, description }) => [title, description]);
  expect(english.filter((text) => spanish.includes(text))).toEqual([]);
});
