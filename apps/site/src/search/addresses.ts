import type { Locale } from '@otm/content';
import { generatePath } from 'react-router-dom';
import { prefixOf } from '../paths.ts';

/** Addresses of what the search finds beside pages. */
export const searchAddresses = {
  feature: (slug: string, locale: Locale) => at('/features/:slug', locale, slug),
  post: (slug: string, locale: Locale) => at('/blog/:slug', locale, slug),
  guide: (locale: Locale) => at('/features', locale),
  glossary: (locale: Locale) => at(locale === 'es' ? '/glosario' : '/glossary', locale),
};

const at = (pattern: string, locale: Locale, slug?: string) =>
  `${prefixOf(locale)}${generatePath(pattern, { slug: slug ?? '' })}`;
