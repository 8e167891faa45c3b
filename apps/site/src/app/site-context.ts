import type { Locale } from '@otm/schema';
import { createContext, useContext } from 'react';
import type { SearchDocument } from '../features/search/search-document.ts';
import type { Failure } from '../islands/failure-boundary.tsx';
import type { RouteParams } from '../routes/links.ts';
import type { RouteId } from '../routes/paths.ts';
import type { SitePage } from '../routes/site-page.ts';

/** A page as lists of pages show it. */
export interface ListedPage extends SitePage {
  readonly title: string;
  /** The data that the page shows: the props of its component. */
  readonly data: object;
  readonly indexable: boolean;
}

/** The context of a page: its language, its URLs, and the rest of the site. */
export interface Site {
  readonly locale: Locale;
  readonly page: SitePage;
  /** Whether the page has a URL to share and translations: the 404 page has none. */
  readonly exists: boolean;
  /** The path of a page in this page's language. */
  readonly href: (route: RouteId, params?: RouteParams) => string;
  /** The message that an island shows when it breaks. */
  readonly failure: Failure;
  /** Every page in a language, this page's by default. */
  readonly listPages: (locale?: Locale) => readonly ListedPage[];
  /** Search documents straight from the content, for pages that React draws in the browser. */
  readonly searchDocuments: () => readonly SearchDocument[];
}

/** Provides the site to the parts of a page. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The site that the component is on. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext: render the component in a PageShell.');
  return site;
}
