import type { Locale, Localized } from '@otm/schema';

/**
 * The copy of a page in one language.
 *
 * @example
 * PageCopy<typeof homePage>['hero']
 */
export type PageCopy<Page extends Localized<unknown>> = Page[Locale];
