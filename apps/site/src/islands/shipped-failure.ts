import type { Locale } from '@otm/schema';
import type { Failure } from './failure-boundary.tsx';

/**
 * Returns the message for a broken island in the language of the page. It's part of the islands' code:
 * in each document, it would delay the first paint.
 */
export const shippedFailure = (): Failure =>
  import.meta.env.FAILURES[document.documentElement.lang as Locale];
