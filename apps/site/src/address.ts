import { defaultLocale, isLocale, type Locale } from '@otm/content/schema';

/** The language that a path names; the default one where it names none. */
export function localeOf(path: string): Locale {
  const first = path.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}
