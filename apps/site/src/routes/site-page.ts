import type { Locale, Localized } from '@otm/schema';
import type { RouteParams } from './links.ts';
import type { RouteId } from './paths.ts';

/** A page with a path of its own. */
export interface SitePage {
  readonly route: RouteId;
  readonly locale: Locale;
  readonly params: RouteParams;
  readonly path: string;
  /** The path of the same page in every language. */
  readonly alternates: Localized<string>;
}
