import { business, uiText } from '@otm/content';
import { mapLocales } from '../routes/links.ts';
import type { Failure } from './failure-boundary.tsx';

/** The message that an island shows when it breaks, by language. */
export const failures = mapLocales(
  (locale): Failure => ({ ...uiText[locale].failure, email: business.email }),
);
