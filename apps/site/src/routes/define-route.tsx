import type { Locale, Localized, PageMeta } from '@otm/schema';
import type { ComponentType, ReactNode } from 'react';
import type { SessionPicture } from '../features/charts/session.ts';
import { pageDocument } from '../features/search/page-document.ts';
import type { SearchDocument } from '../features/search/search-document.ts';
import type { PageUrls, StructuredData } from '../features/structured-data/structured-data.ts';
import type { RouteParams } from './links.ts';
import type { RoutePath } from './paths.ts';

interface RouteSettings extends RoutePath {
  /** The parameters of every page; a single page without parameters by default. */
  readonly entries?: readonly Localized<RouteParams>[];
  /** The page for unknown parameters; the 404 page by default. */
  readonly fallback?: Localized<RouteParams>;
  /** The full layout, or a slim header with the logo only. */
  readonly layout: 'full' | 'slim';
  /** Whether search engines may list its pages. */
  readonly indexable: boolean;
  /** Whether its pages announce the feed. */
  readonly feed?: boolean;
}

/** Everything a route declares; its functions share the data that `load` returns. */
export interface RouteDefinition<Data extends object> extends RouteSettings {
  /** Returns what a page shows, in its language: the props of its component. */
  readonly load: (params: RouteParams, locale: Locale) => Data;
  readonly Page: ComponentType<Data>;
  readonly meta: (data: Data, locale: Locale) => PageMeta;
  /** Whether the page has a URL to share and translations; true by default. */
  readonly exists?: (data: Data) => boolean;
  /** The ISO date of the last substantial change. */
  readonly lastModified?: (data: Data) => string | undefined;
  /** The chart on the page's share card. */
  readonly shareCard?: (data: Data) => SessionPicture | undefined;
  /** The content that the search indexes besides the description, as one document. */
  readonly searchText?: (data: Data) => unknown;
  /** The search documents of a page that is found section by section. */
  readonly searchDocuments?: (data: Data, locale: Locale, url: string) => readonly SearchDocument[];
  /** The facts for search engines, which the page shows as well. */
  readonly structuredData?: (
    data: Data,
    locale: Locale,
    urls: PageUrls,
  ) => readonly StructuredData[];
}

/** Everything that a route derives for one of its pages. */
export interface PageDetails {
  /** The data that the page shows: the props of its component. */
  readonly data: object;
  readonly meta: PageMeta;
  readonly exists: boolean;
  readonly lastModified: string | undefined;
  readonly shareCard: SessionPicture | undefined;
  readonly searchDocuments: (url: string) => readonly SearchDocument[];
  readonly structuredData: (urls: PageUrls) => readonly StructuredData[];
  readonly render: () => ReactNode;
}

/** A route, whatever the type of its data. */
export interface Route extends RouteSettings {
  /** Loads the data of a page once, and derives everything else from it. */
  readonly open: (locale: Locale, params: RouteParams) => PageDetails;
}

/** A route with the type of its data. */
export interface LoadedRoute<Data extends object>
  extends Route,
    Pick<RouteDefinition<Data>, 'load'> {}

/** Declares a route: one file per route, collected in the table of `index.ts`. */
export function defineRoute<Data extends object>(
  definition: RouteDefinition<Data>,
): LoadedRoute<Data> {
  const {
    Page,
    exists,
    lastModified,
    load,
    meta,
    searchDocuments,
    searchText,
    shareCard,
    structuredData,
    ...rest
  } = definition;
  const open = (locale: Locale, params: RouteParams): PageDetails => {
    const data = load(params, locale);
    // Each when it's needed: the picture of a share card takes the reading of an entire article.
    return {
      data,
      get meta() {
        return meta(data, locale);
      },
      get exists() {
        return exists?.(data) ?? true;
      },
      get lastModified() {
        return lastModified?.(data);
      },
      get shareCard() {
        return shareCard?.(data);
      },
      searchDocuments: (url) =>
        searchDocuments?.(data, locale, url) ?? [
          pageDocument({ url, locale, meta: meta(data, locale), content: searchText?.(data) }),
        ],
      structuredData: (urls) => structuredData?.(data, locale, urls) ?? [],
      render: () => <Page {...data} />,
    };
  };
  return { ...rest, load, open };
}
