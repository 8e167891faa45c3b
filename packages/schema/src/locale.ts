/** The languages of the site, the default one first; a third language starts here. */
export const locales = ['en', 'es'] as const;

/** A language of the site. */
export type Locale = (typeof locales)[number];

/** One value for each language. */
export type Localized<T> = Readonly<Record<Locale, T>>;

/** The language of unprefixed addresses, and of visitors who never chose one. */
export const defaultLocale: Locale = 'en';

/** Whether a stored or typed value names a language of the site, to the letter. */
export const isLocale = (value: unknown): value is Locale =>
  (locales as readonly unknown[]).includes(value);
