import { isLocale, type Locale, type Localized, type PageMeta } from '@otm/schema';
import { allContent as everything } from './all-content.ts';

/** The list of all features repeats what their groups hold. */
const { features: _, ...content } = everything;

const isMeta = (value: unknown): value is PageMeta =>
  typeof value === 'object' && value !== null && 'title' in value && 'description' in value;

const metasIn = (value: unknown, locale: Locale): readonly PageMeta[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (isLocale(key) && key !== locale) return [];
    if (key !== 'meta') return metasIn(part, locale);
    return isMeta(part) ? [part] : [(part as Localized<PageMeta>)[locale]];
  });
};

/** Every `meta` of a language anywhere in the content. */
export const metasOf = (locale: Locale): readonly PageMeta[] => metasIn(content, locale);
