import { textsOf } from '@otm/content';
import type { Locale } from '@otm/schema';

/** The prose that a value of the content holds in a language; marks of links are for drawing. */
export const plainTexts = (value: unknown, locale: Locale): readonly string[] =>
  textsOf(inLanguage(value, locale), locale)
    .filter(({ path }) => !/(?:^|\.)meta\./.test(path))
    .map(({ text }) => text.replace(/[[\]]/g, ''));

/** A value without its parts in another language, for example the statements of the law. */
function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((part) => inLanguage(part, locale));
  if (typeof value !== 'object' || value === null) return value;
  if ('lang' in value && value.lang !== locale) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, inLanguage(part, locale)]),
  );
}
