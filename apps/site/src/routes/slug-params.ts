import type { Localized } from '@otm/schema';
import { mapLocales, type RouteParams } from './links.ts';

/** The parameters of the page of an article or a term in every language. */
export const slugParams = ({
  slug,
}: {
  readonly slug: Localized<string>;
}): Localized<RouteParams> => mapLocales((locale) => ({ slug: slug[locale] }));
