import type { Article, Localized } from '@otm/schema';
import { mapLocales, type RouteParams } from './links.ts';

/** The parameters of an article's page in every language. */
export const slugParams = ({ slug }: Article): Localized<RouteParams> =>
  mapLocales((locale) => ({ slug: slug[locale] }));
