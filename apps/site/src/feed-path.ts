import type { Locale } from '@otm/schema';
import { prefixOf } from './paths.ts';

/** The address of a language's feed. */
export const feedPath = (locale: Locale): string => `${prefixOf(locale)}/feed.xml`;
