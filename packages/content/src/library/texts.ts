import { type Locale, type Localized, locales } from '@otm/schema';
import { ContentError } from '../content-error.ts';
import type { SourceEntry, SourceText } from '../markdown/source.ts';

/**
 * The text of an entry in a language.
 *
 * @throws {ContentError} if the entry isn't translated.
 */
export function textIn<Facts, Fields>(
  { text }: SourceEntry<Facts, Fields>,
  locale: Locale,
): SourceText<Fields> {
  const found = text[locale];
  if (found) return found;
  const [other] = Object.values(text);
  throw new ContentError({
    file: other?.file.replace(/[^/]+$/, `${locale}.md`) ?? '',
    line: 1,
    problem: 'The translation is missing.',
    remedy: `Copy ${other?.file} there and translate it; facts for both languages, such as the dates, stay in en.md alone.`,
  });
}

/** One value for each language. */
export const localize = <Value>(valueIn: (locale: Locale) => Value): Localized<Value> =>
  Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>;
