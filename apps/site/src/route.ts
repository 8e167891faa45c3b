import { type Locale, type Localized, locales, type PageMeta } from '@otm/schema';
import type { ComponentType } from 'react';

/** What an address says beside its route: the values of its `:names`. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** The same values in every language. */
export const everywhere = (params: RouteParams): Localized<RouteParams> =>
  Object.fromEntries(locales.map((locale) => [locale, params])) as Record<Locale, RouteParams>;

/** Props of every page. */
export interface PageProps {
  readonly params: RouteParams;
}

/** A row of the route table. */
export interface SiteRoute {
  /** The pattern of its addresses, without a language's prefix; one for all languages, or one each. */
  readonly path: string | Localized<string>;
  readonly Page: ComponentType<PageProps>;
  /** Whether search engines may list it. */
  readonly indexable: boolean;
  /** The whole shared layout, or a slim head with the logo only. */
  readonly layout: 'full' | 'slim';
  /** The title and description of one of its addresses. */
  readonly meta: (locale: Locale, params: RouteParams) => PageMeta;
  /** Every value that its parameters can have; one address without parameters when absent. */
  readonly params?: readonly Localized<RouteParams>[];
  /** Which of its addresses an unknown parameter is an odd spelling of; unknown ones are 404 when absent. */
  readonly unknown?: Localized<RouteParams>;
}
