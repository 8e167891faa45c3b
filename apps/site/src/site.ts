import type { Locale } from '@otm/schema';
import { createContext, useContext } from 'react';
import type { SitePage } from './paths.ts';
import type { RouteParams } from './route.ts';
import type { RouteId } from './routes.tsx';

/** Where a page stands: what its parts need to know of the site around them. */
export interface Site {
  readonly locale: Locale;
  readonly page: SitePage;
  /** An address of the site in the page's language. */
  readonly href: (route: RouteId, params?: RouteParams) => string;
}

/** Hands the site to the parts of a page. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The site around this part. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A part of the site stands outside of SiteContext.');
  return site;
}
