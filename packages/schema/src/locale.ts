/** The languages of the site, the default one first; a third language starts here. */
export const locales = ['en', 'es'] as const;

/** A language of the site. */
export type Locale = (typeof locales)[number];

/** One value for each language. */
export type Localized<T> = Readonly<Record<Locale, T>>;

/** The language of unprefixed URLs, and of visitors who haven't chosen one. */
export const defaultLocale = 'en' satisfies Locale;

/** Whether a value names a language of the site exactly. */
export const isLocale = (value: unknown): value is Locale =>
  (locales as readonly unknown[]).includes(value);
