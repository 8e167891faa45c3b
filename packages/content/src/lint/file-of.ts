import type { Article, Locale } from '@otm/schema';
import { placeOf } from './places.ts';

/** The Markdown file of an article in a language, for example `articles/vwap/es.md`. */
export const fileOf = ({ text }: Article, locale: Locale): string =>
  placeOf({ path: '', text: text[locale].summary }, locale).replace(/:\d+$/, '');
