import { textsOf } from '@otm/content';
import type { Locale } from '@otm/schema';

/** Returns the prose of a content value in a language, without link markup. */
export const plainTexts = (value: unknown, locale: Locale): readonly string[] =>
  textsOf(inLanguage(value, locale), locale)
    .filter(({ path }) => !/(?:^|\.)meta\./.test(path))
    .map(({ text }) => text.replace(/[[\]]/g, ''));

/** Drops parts in another language, for example quoted legal statements. */
function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((part) => inLanguage(part, locale));
  if (typeof value !== 'object' || value === null) return value;
  if ('lang' in value && value.lang !== locale) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, inLanguage(part, locale)]),
  );
}
